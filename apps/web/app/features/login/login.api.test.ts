import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createFakeBrowser } from "../../testing/fake-browser.ts"

const guest = {
  status: "SUCCESS",
  userId: "u1",
  cartId: "c1",
  credentials: { accessKeyId: "ak", secretKey: "sk", sessionToken: "st", expiresAt: "2027-01-01T00:00:00.000Z" },
}
let refusal: object
const sentBodies: unknown[] = []

beforeEach(() => {
  vi.resetModules()
  createFakeBrowser()
  sentBodies.length = 0
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.endsWith("/anonymoususer")) return Response.json(guest)
    if (!path.endsWith("/validatecode")) return Response.json({ status: "failed", errors: [] }, { status: 404 })
    sentBodies.push(JSON.parse(String(body)))
    return Response.json(refusal, { status: 422 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ status: "failed", errors: [] }, "Validation failed. please verify your number again."],
  [
    { status: "failed", errors: [{ code: "OTP_WRONG", displayMsg: "" }] },
    "Validation failed. please verify your number again.",
  ],
  [{}, "Validation failed. please verify your number again."],
  [
    { status: "failed", errors: [{ code: "OTP_EXPIRED", displayMsg: "This code has expired." }] },
    "This code has expired.",
  ],
])("[IDN-4d] [IDN-4e] a code refused with %j shows: %s", async (answer, message) => {
  refusal = answer
  const { validateCode } = await import("./login.api.ts")
  expect(await validateCode("9876543210", "123456", "login")).toMatchObject({ ok: false, message })
  expect(sentBodies).toEqual([{ mobile: "9876543210", code: "123456", screenName: "login" }])
})
