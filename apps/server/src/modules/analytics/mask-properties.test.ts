import { expect, test } from "vitest"
import { maskProperties } from "./mask-properties.ts"

test("[ANA-4a] texts and phone numbers are masked, and other values are unchanged", () => {
  const masked = maskProperties({
    product: "Margherita",
    note: "ring 9876543210",
    mobile: 919876543210,
    total: 129900,
    started: 1772346600000,
    ratio: 0.123456789012,
    first: true,
    coupon: null,
  })
  expect(masked).toEqual({
    product: "Margherita",
    note: "ring [number]",
    mobile: "[number]",
    total: 129900,
    started: 1772346600000,
    ratio: 0.123456789012,
    first: true,
    coupon: null,
  })
})

test.each(["password", "OTP", "mobileOtp", "x-session-token", "delivery_address", "cardPin"])(
  "[ANA-4a] the value of %s is hidden, unless it is a boolean",
  (name) => {
    expect(maskProperties({ [name]: "1234" })).toEqual({ [name]: "[hidden]" })
    expect(maskProperties({ [name]: 1234 })).toEqual({ [name]: "[hidden]" })
    expect(maskProperties({ [name]: true })).toEqual({ [name]: true })
  },
)

test.each(["spinner", "pointer", "tokenised", "cardinality"])("the value of %s is not hidden", (name) => {
  expect(maskProperties({ [name]: "1234" })).toEqual({ [name]: "1234" })
})

test("an e-mail address in a property's name is masked, too", () => {
  expect(maskProperties({ "asha@example.com": "x" })).toEqual({ "[email]": "x" })
})
