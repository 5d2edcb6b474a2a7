import { beforeEach, expect, test, vi } from "vitest"
import { currentToasts, dismissToast, showToast, subscribeToasts } from "./toasts.ts"

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test("notices wait in the order they came and go one by one", () => {
  const first = showToast({ message: "Added" })
  showToast({ message: "Coupon applied" })
  expect(currentToasts().map((toast) => toast.message)).toEqual(["Added", "Coupon applied"])
  dismissToast(first)
  expect(currentToasts().map((toast) => toast.message)).toEqual(["Coupon applied"])
})

test("the same words twice are one notice", () => {
  showToast({ message: "Added" })
  const again = showToast({ message: "Added" })
  expect(currentToasts().map((toast) => toast.id)).toEqual([again])
})

test("listeners hear of each change until they leave; dismissing what is gone is no change", () => {
  const listener = vi.fn<() => void>()
  const leave = subscribeToasts(listener)
  const id = showToast({ message: "Added" })
  dismissToast(id)
  dismissToast(id)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  showToast({ message: "Later" })
  expect(listener).toHaveBeenCalledTimes(2)
})
