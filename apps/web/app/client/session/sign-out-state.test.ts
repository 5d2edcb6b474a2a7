import { expect, test, vi } from "vitest"
import { pendingSignOutSucceeds } from "./pending-sign-out.ts"
import { continueAsGuest, isLeavingAfterSignOut, runSignOut } from "./sign-out-state.ts"

test("other calls wait for a sign-out in progress, and the data is removed once the session has ended", async () => {
  expect(await pendingSignOutSucceeds()).toBe(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const clearData = vi.fn<() => Promise<void>>(async () => undefined)
  const done = runSignOut(promise, clearData)
  const waiting = pendingSignOutSucceeds()
  expect([isLeavingAfterSignOut(), clearData.mock.calls.length]).toEqual([false, 0])
  resolve(true)
  expect([await waiting, await done, isLeavingAfterSignOut()]).toEqual([true, true, true])
  expect(clearData).toHaveBeenCalledTimes(1)
  continueAsGuest()
  expect(isLeavingAfterSignOut()).toBe(false)
})

test("a failed sign-out leaves the customer signed in and removes nothing", async () => {
  const clearData = vi.fn<() => Promise<void>>(async () => undefined)
  expect(await runSignOut(Promise.resolve(false), clearData)).toBe(false)
  await expect(runSignOut(Promise.reject(new Error("no connection")), clearData)).rejects.toThrow("no connection")
  expect([isLeavingAfterSignOut(), await pendingSignOutSucceeds(), clearData.mock.calls.length]).toEqual([
    false,
    false,
    0,
  ])
})
