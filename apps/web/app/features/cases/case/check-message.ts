import { isBlank } from "@hearth/domain/feedback/feedback-text.ts"

/** The contract's limit of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 1000

/** What is wrong with a message, or undefined. It can be photos alone. */
export function checkMessage(text: string, { hasPhotos }: { hasPhotos: boolean }): "empty" | "too long" | undefined {
  if (isBlank(text)) return hasPhotos ? undefined : "empty"
  return Array.from(text.trim()).length > MAX_MESSAGE_LENGTH ? "too long" : undefined
}
