/** FBK-1: how long a feedback's text is, in characters as people count them. */
export const feedbackTextLimits = { min: 30, max: 250 } as const

/** How long a text can be with its characters of zero width, in UTF-16 code units. */
export const MAX_FEEDBACK_LENGTH = 2000

/** Characters that take no space: joiners between emoji, direction marks, variation selectors, the byte order mark. */
const ZERO_WIDTH = /\p{Default_Ignorable_Code_Point}/gu

/**
 * FBK-1: counts the characters of a feedback's text, for the browser and the server alike: Unicode code points without
 * those of zero width and without the spaces around the text.
 */
export function countFeedbackCharacters(text: string): number {
  return Array.from(text.replaceAll(ZERO_WIDTH, "").trim()).length
}

/** Whether nothing of the text can be seen. */
export function isBlank(text: string): boolean {
  return countFeedbackCharacters(text) === 0
}

export type FeedbackTextError = "FEEDBACK_TOO_SHORT" | "FEEDBACK_TOO_LONG"

/** FBK-1: what is wrong with a feedback's text, or undefined. */
export function checkFeedbackText(text: string): FeedbackTextError | undefined {
  const characters = countFeedbackCharacters(text)
  if (characters < feedbackTextLimits.min) return "FEEDBACK_TOO_SHORT"
  const isTooLong = characters > feedbackTextLimits.max || text.trim().length > MAX_FEEDBACK_LENGTH
  return isTooLong ? "FEEDBACK_TOO_LONG" : undefined
}
