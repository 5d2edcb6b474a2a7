/** The contract's limit of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 1000

export function checkMessage(text: string): "empty" | "too long" | undefined {
  const message = text.trim()
  if (message === "") return "empty"
  return Array.from(message).length > MAX_MESSAGE_LENGTH ? "too long" : undefined
}
