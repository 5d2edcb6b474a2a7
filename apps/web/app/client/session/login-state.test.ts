import { expect, test } from "vitest"
import { afterCodeRequested, afterSignedIn, afterCodeScreenClosed, initialLoginState } from "./login-state.ts"

const sentCode = { status: "success", mobile: "9876543210", resendAfter: 45, expiresIn: 300 } as const

test("[IDN-2b] [IDN-2h] a sent code stores the mobile number, clears isOtpLimited and opens the code screen", () => {
  expect(initialLoginState.isOtpScreen).toBe(false)
  expect(afterCodeRequested({ ...initialLoginState, isOtpLimited: true }, sentCode, 1000)).toEqual({
    ...initialLoginState,
    mobile: "9876543210",
    isOtpScreen: true,
    isOtpLimited: false,
    resendAt: 46_000,
    expiresAt: 301_000,
  })
})

test("[IDN-2e] [IDN-2g] a refused code request sets isOtpLimited and neither opens nor closes the code screen", () => {
  expect(afterCodeRequested(initialLoginState, { status: "failed" }, 0)).toEqual({
    ...initialLoginState,
    isOtpLimited: true,
  })
  const previousState = afterCodeRequested(initialLoginState, sentCode, 0)
  expect(afterCodeRequested(previousState, { status: "failed" }, 0)).toMatchObject({
    isOtpScreen: true,
    isOtpLimited: true,
  })
})

test("[IDN-2h] [IDN-4c] closing the code screen changes nothing else; signing in resets the whole state, including the redirect", () => {
  const previousState = { ...afterCodeRequested(initialLoginState, sentCode, 0), finalRedirect: "/cart" }
  expect(afterCodeScreenClosed(previousState)).toEqual({ ...previousState, isOtpScreen: false })
  expect(afterSignedIn()).toEqual(initialLoginState)
})
