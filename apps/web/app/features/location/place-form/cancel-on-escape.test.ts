import { expect, test, vi } from "vitest"
import { cancelOnEscape } from "./cancel-on-escape.ts"

const press = (key: string) => ({ key, preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() })

test("[LOC-6] Escape gives up what is under way, and only that", () => {
  const cancel = vi.fn<() => void>()
  const key = press("Escape")
  cancelOnEscape({ state: { kind: "working", progressText: "" }, cancel })(key)
  expect(cancel).toHaveBeenCalledOnce()
  expect(key.preventDefault).toHaveBeenCalled()
  expect(key.stopPropagation).toHaveBeenCalled()
})

test("[LOC-6] with nothing under way Escape is the list's and the sheet's, and other keys always", () => {
  const cancel = vi.fn<() => void>()
  const key = press("Escape")
  cancelOnEscape({ state: { kind: "idle" }, cancel })(key)
  cancelOnEscape({ state: { kind: "working", progressText: "" }, cancel })(press("Enter"))
  expect(cancel).not.toHaveBeenCalled()
  expect(key.preventDefault).not.toHaveBeenCalled()
})
