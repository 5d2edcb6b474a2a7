import fc from "fast-check"
import { expect, test } from "vitest"
import { maskText } from "./mask-text.ts"

const token = "q3Zk7vN0b-Xw2_LdT9sHfR5yJ8mPcA4eGuK1oV6iBxE"

test.each([
  ["9876543210", "[number]"],
  ["call +91 98765 43210 now", "call +[number] now"],
  ["(077) 123-4567", "([number]"],
  ["mobile9876543210", "mobile[number]"],
  ["+880 1712-345678", "+[number]"],
  ["ফোন ০১৭১২৩৪৫৬৭৮", "ফোন [number]"],
  ["4111 1111 1111 1111", "[number]"],
  ["/user/0771234567/addresses", "/user/[number]/addresses"],
  ["a_long_enough_word_9876543210", "a_long_enough_word_[number]"],
])("[SEC-9d] [ANA-4a] a phone or card number is masked in %s", (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each([
  ["write to asha.k+pizza@mail.example.in, please", "write to [email], please"],
  ["ASHA@EXAMPLE.COM", "[email]"],
  ["আশা@ডাক.বাংলা", "[email]"],
  [`mailto:${"a".repeat(80)}@example.com`, "mailto:[email]"],
])("[ANA-4a] an e-mail address is masked in %s", (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each([
  [token, "[token]"],
  [`hearth_refresh:${token}`, "hearth_refresh:[token]"],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_1", "[token]"],
  ["0123456789abcdef0123456789abcdef", "[token]"],
  ["authorization: Bearer short", "authorization: [token]"],
  ["/login?otp=123456&next=home", "/login?otp=[hidden]&next=home"],
  ["token=abc", "token=[hidden]"],
])("[ANA-4a] a token or one-time code is masked in %s", (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each([
  "",
  "Margherita, extra cheese",
  "₹ 1,299.00 for 12 slices",
  "0190a5c0-0000-7000-8000-000000000001",
  "2026-03-01T06:30:00.000Z",
  "started at 1772346600000",
  "TypeError: undefined is not an object (evaluating 'a.b')",
  "/menu/double-cheese-margherita-with-extra-2-toppings",
  "node_modules/@hearth/domain/countries.ts",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
])("text without personal data is unchanged: %s", (text) => {
  expect(maskText(text)).toBe(text)
})

const filler = fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => `${text} `)
const personalData = fc.oneof(
  fc.stringMatching(/^[6-9]\d{9}$/),
  fc.stringMatching(/^0?7\d{8}$/),
  fc.stringMatching(/^(880|0)1[3-9]\d{8}$/),
  fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.(com|in|lk)$/),
)

test("[ANA-4a] phone numbers and e-mail addresses between other words are masked, and masking twice changes nothing", () => {
  fc.assert(
    fc.property(filler, personalData, filler, (before, secret, after) => {
      const masked = maskText(`${before}${secret} ${after}`)
      expect(masked).not.toContain(secret)
      expect(maskText(masked)).toBe(masked)
    }),
  )
})
