/** The contract's limit of a message, in the units of the language. */
export const MAX_MESSAGE_LENGTH = 1000

export function checkMessage(text: string): "empty" | "too long" | undefined {
  if (text.trim() === "") return "empty"
  return text.trim().length > MAX_MESSAGE_LENGTH ? "too long" : undefined
}
