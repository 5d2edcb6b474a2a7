import { expect, test, vi } from "vitest"
import { cancelOnEscape } from "./cancel-on-escape.ts"

const press = (key: string) => ({ key, preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() })

test("Escape cancels the running search for a place, and nothing else", () => {
  const cancel = vi.fn<() => void>()
  const key = press("Escape")
  cancelOnEscape({ state: { kind: "working", progressText: "" }, cancel })(key)
  expect(cancel).toHaveBeenCalledOnce()
  expect(key.preventDefault).toHaveBeenCalled()
  expect(key.stopPropagation).toHaveBeenCalled()
})

test("Escape is left to the list and the sheet if nothing is running, and so are other keys", () => {
  const cancel = vi.fn<() => void>()
  const key = press("Escape")
  cancelOnEscape({ state: { kind: "idle" }, cancel })(key)
  cancelOnEscape({ state: { kind: "working", progressText: "" }, cancel })(press("Enter"))
  expect(cancel).not.toHaveBeenCalled()
  expect(key.preventDefault).not.toHaveBeenCalled()
})
