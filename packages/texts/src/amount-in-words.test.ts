import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { amountInWords } from "./en/orders/amount-in-words.ts"

const valueByWord: Readonly<Record<string, number>> = Object.fromEntries([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, number) => [word, number]),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map((word, index) => [
    word,
    (index + 2) * 10,
  ]),
])
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
}

/** Parses the words back into a number. */
function parseWords(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.split(/[ -]/)) {
    if (word === "and") continue
    if (word === "hundred") current *= 100
    else if (word in scales) {
      total += current * (scales[word] ?? 0)
      current = 0
    } else current += valueByWord[word] ?? Number.NaN
  }
  return total + current
}

describe("amountInWords", () => {
  test("[ORD-6b] writes an amount in the country's words", () => {
    expect(amountInWords(124_500_50, "IN")).toBe(
      "Rupees one lakh twenty-four thousand five hundred and paise fifty only",
    )
    expect(amountInWords(1_00_00_105_00, "IN")).toBe("Rupees one crore one hundred and five only")
    expect(amountInWords(1_490_00, "LK")).toBe("Rupees one thousand four hundred and ninety only")
    expect(amountInWords(2_345_678_00, "LK")).toBe(
      "Rupees two million three hundred and forty-five thousand six hundred and seventy-eight only",
    )
    expect(amountInWords(1_005_25, "BD")).toBe("Taka one thousand and five and poisha twenty-five only")
    expect(amountInWords(0, "BD")).toBe("Taka zero only")
  })

  test("[ORD-6b] the words can be parsed back to the amount", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.nat({ max: 99_99_99_999_99 }), (country, amount) => {
        const [, units = "", minor = "zero"] =
          /^\w+ (.+?)(?: and (?:paise|cents|poisha) (.+))? only$/.exec(amountInWords(amount, country)) ?? []
        expect(parseWords(units) * 100 + parseWords(minor)).toBe(amount)
      }),
    )
  })

  test("refuses a negative or fractional amount", () => {
    for (const amount of [-1, 0.5, Number.NaN]) expect(() => amountInWords(amount, "IN")).toThrow(RangeError)
  })
})
