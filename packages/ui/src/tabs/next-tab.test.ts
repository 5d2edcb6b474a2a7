import { expect, test } from "vitest"
import { nextTab } from "./next-tab.ts"

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("[SHL-11a] %s on the tab with index %i of three tabs moves the focus to index %s", (key, index, next) => {
  expect(nextTab(key, index, 3)).toBe(next)
})
