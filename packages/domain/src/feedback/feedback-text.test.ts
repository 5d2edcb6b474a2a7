import { expect, test } from "vitest"
import { checkFeedbackText, countFeedbackCharacters } from "./feedback-text.ts"
import { feedbackTextExamples } from "./testing/feedback-texts.ts"

test.each(feedbackTextExamples)("[FBK-1a] [FBK-1b] the limits with $count $kind", ({ count, text, error }) => {
  expect(countFeedbackCharacters(text)).toBe(count)
  expect(checkFeedbackText(text)).toBe(error)
})

test("[FBK-1a] vowel signs count as characters of their own", () => {
  expect(countFeedbackCharacters("পিৎজা")).toBe(5)
})

test("[FBK-1a] characters of zero width don't count: joiners, direction marks and variation selectors", () => {
  // A family of three: three people, joined by two joiners.
  expect(countFeedbackCharacters("👨‍👩‍👧")).toBe(3)
  expect(countFeedbackCharacters("❤️")).toBe(1)
  expect(countFeedbackCharacters("\u200B\u200C\u200D\u2060\uFEFF\u200E\u200F")).toBe(0)
  expect(checkFeedbackText(`${"a".repeat(29)}${"\u200B".repeat(50)}`)).toBe("FEEDBACK_TOO_SHORT")
  expect(checkFeedbackText(`${"a".repeat(250)}${"\u200D".repeat(50)}`)).toBeUndefined()
})

test("[FBK-1b] thousands of characters of zero width make a text too long", () => {
  expect(checkFeedbackText(`${"a".repeat(30)}${"\u200B".repeat(1970)}`)).toBeUndefined()
  expect(checkFeedbackText(`${"a".repeat(30)}${"\u200B".repeat(1971)}`)).toBe("FEEDBACK_TOO_LONG")
})

test("[FBK-1a] spaces around the text don't count, those within it do", () => {
  expect(countFeedbackCharacters("  a b\n")).toBe(3)
  expect(countFeedbackCharacters("\u200B \u00A0a\u200B ")).toBe(1)
  expect(checkFeedbackText(" ".repeat(300))).toBe("FEEDBACK_TOO_SHORT")
})
