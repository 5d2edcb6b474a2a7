import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { openFont, NO_MARK_FEATURES, splitRuns } from "./font-runs.ts"
import { breakLines } from "./pdf-writer.ts"

const fontRunsOf = (text: string) =>
  splitRuns(text, "text").map(({ font, text: part }) => [/\/(?:noto-sans-)?(\w+)\//.exec(font)?.[1], part])

const fits = (part: string) => part.length <= 10

describe("font runs", () => {
  test("[ORD-6b] each script and currency sign is written with the font that contains it", () => {
    expect(fontRunsOf("Asha ₹12")).toEqual([["figtree", "Asha ₹12"]])
    expect(fontRunsOf("৳399.50")).toEqual([
      ["bengali", "৳"],
      ["figtree", "399.50"],
    ])
    expect(fontRunsOf("শ্রীমতী কৃষ্ণা")).toEqual([["bengali", "শ্রীমতী কৃষ্ণা"]])
    expect(fontRunsOf("कृष्णा त्रिपाठी")).toEqual([["devanagari", "कृष्णा त्रिपाठी"]])
    // The joiner stays with the letters that it joins into one.
    expect(fontRunsOf("ප්‍රියන්ත Perera")).toEqual([
      ["sinhala", "ප්‍රියන්ත "],
      ["figtree", "Perera"],
    ])
    expect(fontRunsOf("கிருஷ்ணன்")).toEqual([["tamil", "கிருஷ்ணன்"]])
  })

  test.each([
    ["telugu", "కృష్ణా"],
    ["kannada", "ಕೃಷ್ಣ"],
    ["malayalam", "കൃഷ്ണൻ"],
    ["gujarati", "કૃષ્ણ"],
    ["gurmukhi", "ਕ੍ਰਿਸ਼ਨ"],
    ["oriya", "କୃଷ୍ଣ"],
  ])("[ORD-6b] a name in %s is written with that script's font", (script, name) => {
    const runs = fontRunsOf(name)
    expect(new Set(runs.map(([font]) => font))).toEqual(new Set([script]))
    expect(runs.map(([, part]) => part).join("")).toBe(name.normalize("NFC"))
  })

  test("[ORD-6b] emoji are left out, and letters that no font contains become question marks", () => {
    expect(fontRunsOf("Asha 🍕👩‍🍳👍🏽🇮🇳")).toEqual([["figtree", "Asha "]])
    expect(fontRunsOf("Li 李 عائشة")).toEqual([["figtree", "Li ? ?????"]])
    expect(fontRunsOf("")).toEqual([])
  })

  test("[ORD-6b] names of any letters in any script can be shaped", () => {
    // A mark that the font can't place on its letter, between text that it can shape.
    expect(splitRuns("ਘਰ ਣੈ ਘਰ", "text").map(({ text, isPlain }) => [text, isPlain])).toEqual([
      ["ਘਰ ", false],
      ["ਣੈ", true],
      [" ਘਰ", false],
    ])
    const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00, 0xd80]
    const anyName = fc.constantFrom(...blocks).chain((block) => {
      const letter = fc.integer({ min: block, max: block + 0x7f }).map((code) => String.fromCodePoint(code))
      return fc.string({
        unit: fc.oneof({ weight: 9, arbitrary: letter }, fc.constantFrom(" ", "\u200D")),
        maxLength: 9,
      })
    })
    fc.assert(
      fc.property(anyName, (name) => {
        for (const { font, text, isPlain } of splitRuns(name, "text")) {
          openFont(font).layout(text, isPlain ? (NO_MARK_FEATURES as unknown as string[]) : undefined)
        }
      }),
      { numRuns: 500 },
    )
  })

  test("[ORD-6b] lines break between words, and inside a word only if it is longer than a line", () => {
    expect(breakLines("one two three four", fits)).toEqual(["one two", "three four"])
    expect(breakLines("a extraordinarily b", fits)).toEqual(["a", "extraordin", "arily b"])
    expect(breakLines("  ", fits)).toEqual([])
    // A letter and its marks are not separated.
    expect(breakLines("ශ්‍රීශ්‍රීශ්‍රී", (part) => part.length <= 6)).toEqual(["ශ්‍රී", "ශ්‍රී", "ශ්‍රී"])
  })
})
