import { expect, test } from "vitest"
import { AppError } from "./app-error.ts"
import { toAppError } from "./to-app-error.ts"

const withCode = (code: string, message = "x") => Object.assign(new Error(message), { code })

test.each([
  ["22021", "BAD_REQUEST"],
  ["22003", "BAD_REQUEST"],
  ["22P02", "BAD_REQUEST"],
  ["57014", "UNAVAILABLE"],
  ["55P03", "UNAVAILABLE"],
  ["53300", "UNAVAILABLE"],
  ["57P01", "UNAVAILABLE"],
  ["08006", "UNAVAILABLE"],
  ["40001", "UNAVAILABLE"],
  ["ECONNREFUSED", "UNAVAILABLE"],
  ["CONNECTION_LOST", "UNAVAILABLE"],
  ["FST_ERR_CTP_BODY_TOO_LARGE", "TOO_LARGE"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "UNSUPPORTED_MEDIA"],
  ["42P01", "INTERNAL"],
  ["ENOENT", "INTERNAL"],
])("[SEC-8a] [SEC-8c] maps the error %s to %s", (code, expected) => {
  expect(toAppError(withCode(code)).code).toBe(expected)
})

test("keeps an AppError, maps an HTTP status to its code, and maps anything else to INTERNAL with its cause", () => {
  const failure = new AppError("STORE_NOT_FOUND")
  expect(toAppError(failure)).toBe(failure)
  const bug = new TypeError("x is not a function")
  expect(toAppError(bug)).toMatchObject({ code: "INTERNAL", cause: bug })
  expect(toAppError("a string").code).toBe("INTERNAL")
  expect(toAppError(Object.assign(new Error("x"), { statusCode: 404 })).code).toBe("NOT_FOUND")
})
