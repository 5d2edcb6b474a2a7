import fc from "fast-check"
import { expect, test } from "vitest"
import { containsCardNumber } from "./card-number.ts"

/** Joins the groups of the number with this separator. */
const joinGroups = (separator: string) => ["4242", "4242", "4242", "4242"].join(separator)

test.each([
  "4242424242424242",
  "4242 4242 4242 4242",
  "4242-4242-4242-4242",
  "4242–4242–4242–4242",
  "3782 822463 10005",
  "3782, 822463, 10005",
  "5555.5555.5555.4444",
  "my card is 6011 1111 1111 1117, thank you",
  "flat 12 4242 4242 4242 4242 door 3",
  "4222222222222",
  "6304000000000000000",
  "42424242 42424242",
  "4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2",
  "4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2",
  "30569309025904",
  "3530111333300000",
  "2223003122003222",
])("[SEC-9a] a card number is detected: %s", (text) => expect(containsCardNumber(text)).toBe(true))

test.each([
  "  ",
  " - ",
  "/",
  ", ",
  "_",
  "\u200b",
  "\u200b\u200b \u200b\u200b",
  " | ",
  ":",
  "\t",
  "\n",
  "      ",
  "\u00a0",
  " \u2060- ",
])("[SEC-9a] a card number is detected with the separator %j between its groups", (separator) =>
  expect(containsCardNumber(joinGroups(separator))).toBe(true),
)

test.each([
  ["Bengali", "৪২৪২৪২৪২৪২৪২৪২৪২"],
  ["Devanagari", "४२४२ ४२४२ ४२४२ ४२४२"],
  ["Tamil", "௪௨௪௨௪௨௪௨௪௨௪௨௪௨௪௨"],
  ["Sinhala", "෪෨෪෨෪෨෪෨෪෨෪෨෪෨෪෨"],
  ["full-width", "４２４２４２４２４２４２４２４２"],
  ["Arabic", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"],
  ["mathematical", "𝟜𝟚𝟜𝟚𝟜𝟚𝟜𝟚𝟜𝟚𝟜𝟚𝟜𝟚𝟜𝟚"],
  ["mixed", "4২4২ ４2４2 ४२४२ 4242"],
])("[SEC-9a] a card number in %s digits is detected", (_, text) => expect(containsCardNumber(text)).toBe(true))

test.each([
  "42424242424242421230123",
  "4242 4242 4242 42421230123",
  "4242 4242 4242 4242 12/30 123",
  "42424242424242421230",
  "3782822463100051230",
  "5555555555554444 1230 123",
])("[SEC-9a] a card number is detected with its expiry date or security code after it: %s", (text) =>
  expect(containsCardNumber(text)).toBe(true),
)

test.each([
  "",
  "4242424242424241",
  "+91 98111 23456",
  "8801711123456",
  "Flat 4, Tower 2, 110001",
  "424242424242",
  "4242 4242 4242 call 4242",
  "12424242424242424242",
  "6000 0000 0000 0001",
  "1763222222222",
  "2026-03-02 – 2026-03-09",
  "2512202612122026",
])("[SEC-9a] text without a card number is allowed: %s", (text) => expect(containsCardNumber(text)).toBe(false))

const digitStrings = (length: number, beginning: fc.Arbitrary<string>) =>
  fc
    .tuple(beginning, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
    .map(([firstDigits, otherDigits]) => (firstDigits + otherDigits.join("")).slice(0, length))
const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const phones = digitStrings(10, oneOf("6", "7", "8", "9"))
const pins = digitStrings(6, oneOf("1", "2", "3", "4", "5", "6", "7", "8"))
const splitInHalves = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`
const houses = fc.tuple(fc.integer({ min: 1, max: 999 }), oneOf("", "A", "B", "/2", "-C"))
const dates = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const reversedDate = (date: string, separator: string) => date.split("-").toReversed().join(separator)

test("[SEC-9a] one or two phone numbers are allowed, with or without calling code", () => {
  const local = digitStrings(9, oneOf("70", "71", "76", "77"))
  fc.assert(
    fc.property(phones, phones, local, digitStrings(9, oneOf("13", "17", "18")), (one, two, lk, bd) => {
      const texts = [`+91 ${splitInHalves(one)}`, `+91${one}`, `0${one}`, `${one}, ${two}`, `+91-${one} / +91-${two}`]
      const others = [`+94 ${lk.slice(0, 2)} ${lk.slice(2, 5)} ${lk.slice(5)}`, `0094${lk}`, `+880 1${bd}`, `01${bd}`]
      expect([...texts, ...others].filter(containsCardNumber)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test("[SEC-9a] an address with house number, PIN code and phone number is allowed", () => {
  fc.assert(
    fc.property(houses, pins, phones, ([house, suffix], pin, phone) => {
      const texts = [
        `${house}${suffix}, ${pin} Bengaluru, ${phone}`,
        `${house}${suffix}, ${pin}, ${phone}`,
        `${pin} ${phone}`,
        `${pin} - ${splitInHalves(phone)}`,
        `${pin}, +91 ${splitInHalves(phone)}`,
        `${house}, 4th Cross, Sector ${house}, ${pin.slice(0, 3)} ${pin.slice(3)}`,
      ]
      expect(texts.filter(containsCardNumber)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test("[SEC-9a] dates and times are allowed", () => {
  fc.assert(
    fc.property(dates, dates, (one, two) => {
      const datePairs = ["/", "-", ".", " "].map(
        (separator) => `${reversedDate(one, separator)} ${reversedDate(two, separator)}`,
      )
      const texts = [
        `${one} ${two}`,
        `${one} 19:30 – ${two} 20:15`,
        `${reversedDate(one, "/")} - ${reversedDate(two, "/")}`,
      ]
      expect([...datePairs, ...texts].filter(containsCardNumber)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test("[SEC-9a] any number with a valid check digit is detected, with any separator and within other text", () => {
  const separators = oneOf("", " ", "  ", "-", " - ", "/", ", ", "_", ".", "\u200b")
  fc.assert(
    fc.property(
      digitStrings(15, oneOf("4", "51", "60", "65", "81", "82", "2221", "508")),
      separators,
      (firstFifteen, separator) => {
        const checkDigit = [..."0123456789"].find((digit) => luhn(firstFifteen + digit) === 0) ?? ""
        const groups = (firstFifteen + checkDigit).match(/.{4}/g) ?? []
        expect(containsCardNumber(`call me: ${groups.join(separator)} ok`)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

function luhn(number: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const digits = [...number].map(Number).toReversed()
  return digits.reduce((sum, digit, nth) => sum + (nth % 2 === 0 ? digit : (doubled[digit] ?? 0)), 0) % 10
}
