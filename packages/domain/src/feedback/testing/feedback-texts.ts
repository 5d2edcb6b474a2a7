/** Texts of any number of characters, in every way in which counting could go wrong. */
const textsOf: Readonly<Record<string, (count: number) => string>> = {
  "Latin letters": (count) => "a".repeat(count),
  "Bangla letters with vowel signs": (count) => repeatTo("কি", count),
  "Sinhala letters with vowel signs": (count) => repeatTo("කි", count),
  "emoji outside the basic plane": (count) => "🍕".repeat(count),
  // Four people with three joiners.
  "families of joined emoji": (count) => repeatTo("👨‍👩‍👧‍👦", count, 4),
  "letters with characters of zero width between and around them": (count) => `\uFEFF${"a\u200B\u200D".repeat(count)}`,
  "letters with spaces around them": (count) => `  \n\u00A0${"a".repeat(count)}\u00A0\t  `,
  "letters with spaces and characters of zero width around them": (count) => `\u200B ${"a".repeat(count)} \u200B `,
}

/** Repeats some characters, and fills up with letters. */
function repeatTo(characters: string, count: number, size = 2): string {
  return characters.repeat(Math.floor(count / size)) + "x".repeat(count % size)
}

/** FBK-1: texts around both limits with what the browser and the server must say about each. */
export const feedbackTextExamples = Object.entries(textsOf).flatMap(([kind, textOf]) =>
  (
    [
      [29, "FEEDBACK_TOO_SHORT"],
      [30, undefined],
      [250, undefined],
      [251, "FEEDBACK_TOO_LONG"],
    ] as const
  ).map(([count, error]) => ({ kind, count, text: textOf(count), error })),
)
