import { expect, test } from "vitest"
import { signText, formSigningText, verifyText } from "./checksum.ts"

const key = "0123456789abcdef"
// Generated with sha256sum and `openssl enc -aes-128-cbc`, salt Ab1z.
const checksum =
  "Fwi0HZhQlkh/t7TAk4CH+NqVfbqzqlqnjF+2dKDqD8k8kspu6fqga8Eiq0smEm/OUp2+E+UmFgDK3IljDdk2p5VJrv60mACYOXUD5LcX7XE="
const fields = { ORDERID: "order-1", MID: "HearthMid", TXNAMOUNT: "499.00", CHECKSUMHASH: "left out" }

test("a checksum that another tool created is valid only for its text and key", () => {
  expect(formSigningText(fields)).toBe("HearthMid|order-1|499.00")
  expect(verifyText(formSigningText(fields), key, checksum)).toBe(true)
  expect(verifyText(formSigningText({ ...fields, TXNAMOUNT: "4.99" }), key, checksum)).toBe(false)
  expect(verifyText(formSigningText(fields), "another key 16 b", checksum)).toBe(false)
  expect(verifyText(formSigningText(fields), key, "nonsense")).toBe(false)
})

test("each checksum has its own salt and is valid", () => {
  const [one, two] = [signText("{}", key), signText("{}", key)]
  expect(one).not.toBe(two)
  expect([verifyText("{}", key, one), verifyText("{}", key, two)]).toEqual([true, true])
})

test("the text null counts as an empty value", () => {
  expect(formSigningText({ A: "1", B: "null", C: "3" })).toBe("1||3")
})
