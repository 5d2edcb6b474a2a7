import { expect, test } from "vitest"
import { replaceCustomMedia } from "./replace-custom-media.ts"

const replaceIn = (params: string) => {
  const rule = { params, error: (message: string) => new Error(message) }
  replaceCustomMedia.AtRule.media(rule)
  return rule.params
}

test("[SHL-1b] a named screen size is replaced in media queries, alone or combined", () => {
  expect(replaceIn("(--desktop)")).toBe("(min-width: 771px) and (min-height: 500px)")
  expect(replaceIn("(--desktop) and (width < 1040px), (--landscape-phone)")).toBe(
    "(min-width: 771px) and (min-height: 500px) and (width < 1040px), (max-height: 499.98px) and (min-width: 560px)",
  )
  expect(replaceIn("(width < 400px)")).toBe("(width < 400px)")
})

test("an undefined screen size fails the build", () => {
  expect(() => replaceIn("(--dekstop)")).toThrow("--dekstop is not a screen size")
})
