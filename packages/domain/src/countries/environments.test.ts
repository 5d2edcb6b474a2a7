import { expect, test } from "vitest"
import { environments, isEnvironment } from "./environments.ts"

test("[CTY-4a] the known environments, and no other", () => {
  expect(environments.join(" ")).toBe("production beta uat stage stage1 development development1 development2 local")
  expect(environments.every(isEnvironment)).toBe(true)
  expect(["", "Production", "prod", "test", "stage2", "toString"].some(isEnvironment)).toBe(false)
})
