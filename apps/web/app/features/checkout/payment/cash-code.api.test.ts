import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { storeSession } from "../../../client/session/session.store.ts"
import { verifyCashCode } from "./cash-code.api.ts"

let sentRequests: { bearer: string | undefined; key: string | undefined }[]
let isResponseLost: boolean

const startSession = (bearer: string, { isLoggedIn }: { isLoggedIn: boolean }) =>
  storeSession({ isLoggedIn, bearer, userId: bearer, cartId: "c", sessionToken: "st", expiresAt: "" })

beforeEach(() => {
  sentRequests = []
  isResponseLost = true
  vi.stubGlobal("navigator", { onLine: false })
  vi.stubGlobal("fetch", (_path: string, { headers }: { headers: Record<string, string> }) => {
    sentRequests.push({ bearer: headers.authorization, key: headers["idempotency-key"] })
    if (isResponseLost) return Promise.reject(new TypeError("Failed to fetch"))
    return Promise.resolve(Response.json({ status: "success", data: { transaction: {}, session: null } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

test("[IDN-5] [PAY-3] after a lost response the retry is sent with the first guest's credentials, even if the guest session changed", async () => {
  await startSession("guest", { isLoggedIn: false })
  expect(await verifyCashCode("t1", "123456")).toMatchObject({ ok: false, code: "NO_RESPONSE" })
  await startSession("another guest", { isLoggedIn: false })
  isResponseLost = false
  expect((await verifyCashCode("t1", "123456")).ok).toBe(true)
  expect(sentRequests.map(({ bearer }) => bearer)).toEqual(["guest", "guest"])
  expect(sentRequests[1]?.key).toBe(sentRequests[0]?.key)
  expect(sentRequests[0]?.key).not.toContain("123456")
})

test("[PAY-3] after a lost response a signed-in customer's retry is sent with the current session", async () => {
  await startSession("customer", { isLoggedIn: true })
  await verifyCashCode("t2", "123456")
  await startSession("renewed", { isLoggedIn: true })
  isResponseLost = false
  expect((await verifyCashCode("t2", "123456")).ok).toBe(true)
  expect(sentRequests.map(({ bearer }) => bearer)).toEqual(["customer", "renewed"])
})
