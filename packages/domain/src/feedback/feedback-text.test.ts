import { expect, test } from "vitest"
import { checkFeedbackText, countFeedbackCharacters } from "./feedback-text.ts"

/** One character per code point. */
const alphabets = {
  Latin: "a",
  Bangla: "ক",
  Sinhala: "ක",
  Tamil: "த",
  "an emoji outside the basic plane": "🍕",
}

test.each(Object.entries(alphabets))(
  "[FBK-1a] [FBK-1b] the limits are 30 and 250 characters of %s",
  (_name, letter) => {
    const verdicts = [29, 30, 250, 251].map((count) => checkFeedbackText(letter.repeat(count)))
    expect(verdicts).toEqual(["FEEDBACK_TOO_SHORT", undefined, undefined, "FEEDBACK_TOO_LONG"])
  },
)

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

test("[FBK-1a] spaces around the text don't count, those within it do", () => {
  expect(countFeedbackCharacters("  a b\n")).toBe(3)
  expect(countFeedbackCharacters("\u200B \u00A0a\u200B ")).toBe(1)
  expect(checkFeedbackText(" ".repeat(300))).toBe("FEEDBACK_TOO_SHORT")
})
