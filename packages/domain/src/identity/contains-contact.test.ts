import { expect, test } from "vitest"
import { containsContact } from "./contains-contact.ts"

test.each([
  "call 98765 43210 back",
  "+91 (98765)-43210",
  "077 123 4567 complained",
  "wrote from asha@example.in",
  "01712-345678",
  "98765 43210 100 points",
  "called from 9876543210 2 times",
  "2 9876543210",
  "98765/43210",
])("the text %s contains a contact", (text) => {
  expect(containsContact(text)).toBe(true)
})

test.each(["late on 2026-11-17 16:20", "order IN7K2M9QXD", "600 points @ Diwali", "ticket 12345678", ""])(
  "the text %s contains no contact",
  (text) => {
    expect(containsContact(text)).toBe(false)
  },
)
