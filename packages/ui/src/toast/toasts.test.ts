import { beforeEach, expect, test, vi } from "vitest"
import { currentToasts, dismissToast, showToast, subscribeToasts } from "./toasts.ts"

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test("toasts are queued in order and dismissed one by one", () => {
  const first = showToast({ message: "Added" })
  showToast({ message: "Coupon applied" })
  expect(currentToasts().map((toast) => toast.message)).toEqual(["Added", "Coupon applied"])
  dismissToast(first)
  expect(currentToasts().map((toast) => toast.message)).toEqual(["Coupon applied"])
})

test("showing the same message twice leaves one toast", () => {
  showToast({ message: "Added" })
  const repeatedId = showToast({ message: "Added" })
  expect(currentToasts().map((toast) => toast.id)).toEqual([repeatedId])
})

test("listeners are called for each change until they unsubscribe, and not when a removed toast is dismissed again", () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribeToasts(listener)
  const id = showToast({ message: "Added" })
  dismissToast(id)
  dismissToast(id)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  showToast({ message: "Later" })
  expect(listener).toHaveBeenCalledTimes(2)
})
