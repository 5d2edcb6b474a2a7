import { expect, test } from "vitest"
import { applyFollowUp } from "./apply-follow-up.ts"

const chosenCode = { code: "FIFTY", isTyped: false, isFromCart: true }
const typedCode = { ...chosenCode, isTyped: true }
const fromOtherPage = { ...chosenCode, isFromCart: false }
const celebration = { promoCode: "FIFTY", confettiMessage: "FIFTY applied", confettiSubMessage: "" }
const applied = { ok: true, data: celebration } as const
const refused = { ok: false, kind: "refused", code: "PROMO_REFUSED", message: "Add ₹60 more to use this." } as const
const failed = { ok: false, kind: "failed", code: "", message: "Looks like something went wrong on our end." } as const

test("[OFR-4a] [OFR-4c] [NAV-10h] an applied code is stored, and leads to the cart if the customer came from there, otherwise home", () => {
  const followUp = { codeToStore: "FIFTY", promoInvalid: null, errorModal: null }
  expect(applyFollowUp(applied, typedCode)).toEqual({ ...followUp, to: "/cart" })
  expect(applyFollowUp(applied, fromOtherPage)).toEqual({ ...followUp, to: "/home" })
})

test("[OFR-4d] [OFR-4e] a refused code shows the reason; a chosen code is stored nevertheless, and the customer continues", () => {
  const { message } = refused
  expect(applyFollowUp(refused, typedCode)).toEqual({
    codeToStore: null,
    to: null,
    promoInvalid: message,
    errorModal: null,
  })
  expect(applyFollowUp(refused, chosenCode)).toEqual({
    codeToStore: "FIFTY",
    to: "/cart",
    promoInvalid: null,
    errorModal: message,
  })
})

test("[OFR-4a] [SES-7a] no code is stored for a refused set or for an offer without a code", () => {
  expect(applyFollowUp(refused, { ...chosenCode, code: null }).codeToStore).toBe(null)
  expect(
    applyFollowUp({ ok: true, data: { ...celebration, promoCode: null } }, { ...chosenCode, code: null }),
  ).toMatchObject({
    codeToStore: null,
    to: "/cart",
  })
})

test("[OFR-4f] any other failure shows only the popup", () => {
  for (const attempt of [typedCode, chosenCode])
    expect(applyFollowUp(failed, attempt)).toEqual({
      codeToStore: null,
      to: null,
      promoInvalid: null,
      errorModal: failed.message,
    })
})
