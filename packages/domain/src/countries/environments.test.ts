import { expect, test } from "vitest"
import { environments, isEnvironment } from "./environments.ts"

test("[CTY-4a] only the known environments are accepted", () => {
  expect(environments.join(" ")).toBe("production beta uat stage stage1 development development1 development2 local")
  expect(environments.every(isEnvironment)).toBe(true)
  expect(["", "Production", "prod", "test", "stage2", "toString"].some(isEnvironment)).toBe(false)
})
