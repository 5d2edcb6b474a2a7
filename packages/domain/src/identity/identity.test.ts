import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { checkPassword } from "./check-password.ts"
import { checkProfile } from "./check-profile.ts"
import { canonicalEmail } from "./canonical-email.ts"
import { fingerprintHash } from "./fingerprint.ts"
import { canonicalPhone, maskPhone, nationalDigits } from "./phone.ts"
import { scoreSignals, type BrowserSignals } from "./score-signals.ts"

test("[IDN-8a] [IDN-8b] [SEC-7g] several notations of one phone number give one canonical form", () => {
  for (const typed of ["9876543210", "09876543210", "+91 98765 43210", "0091-9876543210", " (98765) 43210 "])
    expect(canonicalPhone(typed, "IN")).toBe("+919876543210")
  for (const typed of ["771234567", "0771234567", "+94 77 123 4567", "94771234567"])
    expect(canonicalPhone(typed, "LK")).toBe("+94771234567")
  for (const typed of ["1712345678", "01712345678", "+8801712345678", "008801712345678"])
    expect(canonicalPhone(typed, "BD")).toBe("+8801712345678")
})

test("[IDN-8a] a number has ten digits in India and Bangladesh, nine in Sri Lanka, and nothing else is accepted", () => {
  expect(
    ["987654321", "98765432101", "", "+92 9876543210", "9876543210x"].map((each) => canonicalPhone(each, "IN")),
  ).toEqual(Array(5).fill(undefined))
  expect(["77123456", "7712345678", "00771234567"].map((each) => canonicalPhone(each, "LK"))).toEqual(
    Array(3).fill(undefined),
  )
  expect(["171234567", "17123456789"].map((each) => canonicalPhone(each, "BD"))).toEqual(Array(2).fill(undefined))
})

test("mobile numbers in India begin with 6, 7, 8 or 9", () => {
  for (const first of ["6", "7", "8", "9"])
    expect(canonicalPhone(`${first}876543210`, "IN")).toBe(`+91${first}876543210`)
  for (const first of ["1", "2", "3", "4", "5"]) expect(canonicalPhone(`${first}876543210`, "IN")).toBeUndefined()
  expect(canonicalPhone("+91 11 2345 6789", "IN")).toBeUndefined()
})

test("[SEC-7g] the canonical form preserves the digits, and converting it again doesn't change it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), fc.stringMatching(/^[1-9][0-9]{8,9}$/), (country, digits) => {
      const phone = canonicalPhone(digits, country)
      if (phone === undefined) return
      expect(canonicalPhone(phone, country)).toBe(phone)
      expect(canonicalPhone(`0${nationalDigits(phone, country)}`, country)).toBe(phone)
      expect(nationalDigits(phone, country)).toBe(digits)
    }),
  )
})

test("a masked number shows only its calling code and its last three digits", () => {
  expect(maskPhone("+919876543210")).toBe("+91 ••• 210")
  expect(maskPhone("+8801712345678")).toBe("+880 ••• 678")
})

test("[IDN-8c] an e-mail address needs a local part, a domain with a dot and a suffix of letters", () => {
  expect(canonicalEmail(" Asha.Rao@Example.co.IN ")).toBe("asha.rao@example.co.in")
  for (const wrong of [
    "",
    "asha",
    "asha@",
    "@example.in",
    "asha@example",
    "asha@example.i",
    "a b@example.in",
    "a@b@c.in",
    "a@.in",
  ])
    expect([wrong, canonicalEmail(wrong)]).toEqual([wrong, undefined])
})

const emptyProfile = { firstName: "", lastName: "", email: "" }

test("each mistake in a profile has its own code", () => {
  expect(checkProfile({ firstName: " ", lastName: "", email: "x" }, emptyProfile)).toEqual({
    firstName: "FIRST_NAME_MISSING",
    lastName: "LAST_NAME_MISSING",
    email: "EMAIL_INVALID",
  })
  const asha = { firstName: "Asha", lastName: "Rao", email: "asha@example.in" }
  expect(checkProfile(asha, emptyProfile)).toEqual({})
  expect(checkProfile({ ...asha, firstName: " Asha\u200B ", email: "ASHA@example.in" }, asha)).toEqual({
    firstName: "FIRST_NAME_UNCHANGED",
    lastName: "LAST_NAME_UNCHANGED",
    email: "EMAIL_UNCHANGED",
  })
  expect(checkProfile({ ...asha, email: "" }, asha)).toEqual({})
  expect(checkProfile({ ...asha, firstName: "আশা", lastName: "O’Rao-Nair" }, asha)).toEqual({})
  expect(checkProfile({ ...asha, firstName: "🍕", lastName: "123" }, asha)).toEqual({
    firstName: "FIRST_NAME_MISSING",
    lastName: "LAST_NAME_MISSING",
  })
})

const asha = { mobile: "9876543210", firstName: "Asha", lastName: "Rao", email: "pizzalover@example.in" }
const isCommon = (password: string) => password === "correct horse"

test.each([
  ["short12", "TOO_SHORT"],
  ["🍕🍕🍕🍕", "TOO_SHORT"],
  ["long ".repeat(26), "TOO_LONG"],
  ["Correct Horse", "EASY_TO_GUESS"],
  ["abababababab", "EASY_TO_GUESS"],
  ["my no 98765-43210", "CONTAINS_NUMBER"],
  ["olives543210", "CONTAINS_NUMBER"],
  ["ASHA and olives", "CONTAINS_NAME"],
  ["a PizzaLover’s", "CONTAINS_NAME"],
])("the password ‘%s’ is refused as %s", (password, error) => {
  expect(checkPassword(password, asha, isCommon)).toBe(error)
})

test("a long password is accepted in any script, even if it contains a short name", () => {
  for (const password of ["extra olives please", "ঝাল পিৎজা চাই আজ", "rao is in this one", "12 olives, 3 onions"])
    expect(checkPassword(password, asha, isCommon)).toBeUndefined()
  expect(checkPassword("olives and onions", { ...emptyProfile, mobile: "" }, isCommon)).toBeUndefined()
})

test("[IDN-14b] the hash is the SHA-512 of the folded id and challenge, the challenge and the secret", async () => {
  expect(await fingerprintHash({ id: "id", challenge: "challenge" })).toBe(
    "11cdd6c6de6c153309148ce227c6659cedfddd8b104221fe611f295486bbfbef8e864d03e3a70598e004c5f9d3c23ca662ca5a35f1fded9c30627ed220201796",
  )
  const hashes = await Promise.all(
    [
      { id: "a", challenge: "x" },
      { id: "b", challenge: "x" },
      { id: "a", challenge: "y" },
    ].map(fingerprintHash),
  )
  expect(new Set(hashes).size).toBe(3)
})

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"
const ordinarySignals: BrowserSignals = {
  visitorId: "a",
  userAgent: chrome,
  webdriver: false,
  headless: [],
  plugins: 5,
  languages: ["en-IN", "en"],
  evalLength: 33,
  globals: [],
}

test.each<[string, Partial<BrowserSignals>, string[], boolean]>([
  ["ordinary signals", {}, [], false],
  ["webdriver", { webdriver: true }, ["webdriver"], true],
  ["a headless marker", { headless: ["chrome-missing"] }, ["headless"], true],
  ["a headless name", { userAgent: chrome.replace("Chrome", "HeadlessChrome") + " Chrome/1" }, ["headless"], true],
  ["automation globals", { globals: ["__playwright"] }, ["automation-globals"], true],
  ["no plugins on a desktop", { plugins: 0 }, ["no-plugins"], false],
  ["no plugins on a mobile device", { plugins: 0, userAgent: `${chrome} Mobile` }, [], false],
  ["no languages", { languages: [] }, ["no-languages"], false],
  ["the eval length of another browser", { evalLength: 37 }, ["eval-length"], false],
  ["two weak signs", { languages: [], evalLength: 39 }, ["no-languages", "eval-length"], true],
])("[IDN-14e] scores a browser with %s", (_, changed, flags, isSuspicious) => {
  const scored = scoreSignals({ ...ordinarySignals, ...changed })
  expect([scored.flags, scored.isSuspicious]).toEqual([flags, isSuspicious])
})

test("[IDN-14e] a length of eval's source that differs from the browser's known length is flagged", () => {
  const browsers: [string, number][] = [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", 37],
    ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1", 37],
    ["Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", 39],
    [chrome, 33],
  ]
  for (const [userAgent, evalLength] of browsers) {
    for (const length of [33, 37, 39, 40]) {
      const { flags } = scoreSignals({ ...ordinarySignals, userAgent, evalLength: length })
      expect([userAgent, length, flags.includes("eval-length")]).toEqual([userAgent, length, length !== evalLength])
    }
  }
})
