import { describe, expect, test } from "vitest"
import { splitRuns } from "./letters.ts"
import { breakLines } from "./pen.ts"

const named = (text: string) =>
  splitRuns(text, "text").map(({ font, text: part }) => [/\/(?:noto-sans-)?(\w+)\//.exec(font)?.[1], part])

const fits = (part: string) => part.length <= 10

describe("letters", () => {
  test("[ORD-6] each script is written with the font that has it, currencies too", () => {
    expect(named("Asha ₹12")).toEqual([["figtree", "Asha ₹12"]])
    expect(named("৳399.50")).toEqual([
      ["bengali", "৳"],
      ["figtree", "399.50"],
    ])
    expect(named("শ্রীমতী কৃষ্ণা")).toEqual([["bengali", "শ্রীমতী কৃষ্ণা"]])
    expect(named("कृष्णा त्रिपाठी")).toEqual([["devanagari", "कृष्णा त्रिपाठी"]])
    // The joiner that makes one letter of three stays with them.
    expect(named("ප්‍රියන්ත Perera")).toEqual([
      ["sinhala", "ප්‍රියන්ත "],
      ["figtree", "Perera"],
    ])
    expect(named("கிருஷ்ணன்")).toEqual([["tamil", "கிருஷ்ணன்"]])
  })

  test("[ORD-6] pictures are left out, and what no font has is seen to be missing", () => {
    expect(named("Asha 🍕👩‍🍳👍🏽🇮🇳")).toEqual([["figtree", "Asha "]])
    expect(named("Li 李 ఆశ")).toEqual([["figtree", "Li ? ??"]])
    expect(named("")).toEqual([])
  })

  test("[ORD-6] lines break between words, and a word only where it is longer than a line", () => {
    expect(breakLines("one two three four", fits)).toEqual(["one two", "three four"])
    expect(breakLines("a extraordinarily b", fits)).toEqual(["a", "extraordin", "arily b"])
    expect(breakLines("  ", fits)).toEqual([])
    // No letter is parted from what belongs to it.
    expect(breakLines("ශ්‍රීශ්‍රීශ්‍රී", (part) => part.length <= 6)).toEqual(["ශ්‍රී", "ශ්‍රී", "ශ්‍රී"])
  })
})
