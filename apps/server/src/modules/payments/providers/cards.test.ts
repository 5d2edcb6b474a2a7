import { expect, test } from "vitest"
import { hmacHex } from "./signatures.ts"
import { createCards } from "./cards.ts"

const now = new Date("2026-03-01T06:30:00Z")
const seconds = String(now.getTime() / 1000)
const body = JSON.stringify({ id: "evt_1", type: "customer.created", data: {} })
const signedWith = (secret: string) => `v1=${hmacHex(secret, `${seconds}.${body}`)}`
const readCallback = (...signatures: string[]) =>
  createCards({ url: "http://cards.example", key: "key", webhookSecret: "new" }).readCallback?.({
    headers: { "stripe-signature": [`t=${seconds}`, ...signatures].join(",") },
    body,
    now,
  })

/** The results of `readCallback` for an event that is none of ours, and for a callback that isn't genuine. */
const ACCEPTED_BUT_IGNORED = null
const REFUSED = undefined

test("[PAY-6d] while the secret is changed, a callback with two signatures is accepted if either is valid", () => {
  expect(readCallback(signedWith("new"), signedWith("old"))).toBe(ACCEPTED_BUT_IGNORED)
  expect(readCallback(signedWith("old"), signedWith("new"))).toBe(ACCEPTED_BUT_IGNORED)
})

test("[PAY-6d] a callback without a valid signature is refused", () => {
  expect(readCallback(signedWith("old"), signedWith("older"))).toBe(REFUSED)
  expect(readCallback()).toBe(REFUSED)
  expect(readCallback("v1", "v1=", signedWith("new").replace("v1", "v0"))).toBe(REFUSED)
})
