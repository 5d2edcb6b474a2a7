import { expect, test } from "vitest"
import { holdsCardNumber } from "./card-number.ts"

test.each([
  "4242424242424242",
  "4242 4242 4242 4242",
  "4242-4242-4242-4242",
  "4242–4242–4242–4242",
  "3782 822463 10005",
  "5555.5555.5555.4444",
  "my card is 6011 1111 1111 1117, thank you",
  "flat 12 4242 4242 4242 4242 door 3",
  "４２４２４２４２４２４２４２４２",
  "4222222222222",
  "6304000000000000000",
])("[SEC-9] a card number is known as one: %s", (text) => expect(holdsCardNumber(text)).toBe(true))

test.each([
  "",
  "4242424242424241",
  "+91 98111 23456",
  "8801711123456",
  "Flat 4, Tower 2, 110001",
  "424242424242",
  "42424242424242424242",
  "6000 0000 0000 0001",
  "1763222222222",
])("[SEC-9] what is none may be written: %s", (text) => expect(holdsCardNumber(text)).toBe(false))
