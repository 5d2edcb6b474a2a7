import { expect, test } from "vitest"
import { afterCodeAsked, afterEntered, afterHidden, nothingBegun } from "./login-state.ts"

const sent = { status: "success", mobile: "9876543210", resendAfter: 45, expiresIn: 300 } as const

test("[IDN-2] a code that was sent stores the mobile, clears the limit and opens the screen for it", () => {
  expect(nothingBegun.isOtpScreen).toBe(false)
  expect(afterCodeAsked({ ...nothingBegun, isOtpLimited: true }, sent, 1000)).toEqual({
    ...nothingBegun,
    mobile: "9876543210",
    isOtpScreen: true,
    isOtpLimited: false,
    resendAt: 46_000,
    expiresAt: 301_000,
  })
})

test("[IDN-2] a refusal sets the limit, and opens nothing", () => {
  expect(afterCodeAsked(nothingBegun, { status: "failed" }, 0)).toEqual({ ...nothingBegun, isOtpLimited: true })
  const before = afterCodeAsked(nothingBegun, sent, 0)
  expect(afterCodeAsked(before, { status: "failed" }, 0)).toMatchObject({ isOtpScreen: true, isOtpLimited: true })
})

test("[IDN-2] [IDN-4] hiding closes the screen; being in clears the way on and everything else", () => {
  const before = { ...afterCodeAsked(nothingBegun, sent, 0), finalRedirect: "/cart" }
  expect(afterHidden(before)).toEqual({ ...before, isOtpScreen: false })
  expect(afterEntered()).toEqual(nothingBegun)
})
