import { expect, test } from "vitest"
import { toResult } from "./to-result.ts"
import { hasToken, isAccount, isSentCode, isSession, isSocialStep } from "./reply-guards.ts"

const session = {
  credentials: { accessToken: "a", sessionToken: "s" },
  attributes: { mobile: "9876543210" },
  userId: "u",
  cartId: "c",
  left: [],
}
const reply = (body: unknown) => Promise.resolve({ ok: true as const, body })
const account = { data: { attributes: { mobile: "9876543210" }, hasPassword: false, social: [] } }

test.each([
  ["a session", isSession, session],
  ["a code that was sent", isSentCode, { resendAfter: 45, expiresIn: 300 }],
  ["an account", isAccount, account],
  ["a token", hasToken, { token: "t" }],
  ["a redirect to a provider", isSocialStep, { next: "redirect", authorizeUrl: "https://provider.example" }],
  ["a verified social profile", isSocialStep, { next: "verify", social: { token: "t" } }],
  ["a completed sign-in", isSocialStep, { next: "done", ...session }],
])("[IDN-4b] %s is accepted only if it is complete", (_, isValid, body) => {
  expect(isValid(body)).toBe(true)
  for (const [field] of Object.entries(body))
    expect([field, isValid({ ...body, [field]: null })]).toEqual([field, false])
  for (const bad of [undefined, null, "", "<html>", 0, [], {}, { data: {} }]) expect(isValid(bad)).toBe(false)
})

test("an empty 200 and a refusal without a message become error results and never throw", async () => {
  expect(await toResult(reply({}), (body) => body, { isValid: isSession })).toMatchObject({
    ok: false,
    code: "NO_RESPONSE",
  })
  expect(await toResult(reply(session), (body) => body, { isValid: isSession })).toEqual({ ok: true, data: session })
  for (const body of [undefined, null, "<html>", {}, { errors: {} }, { errors: "no" }]) {
    const refusedCall = Promise.resolve({ ok: false as const, status: 400, body: body as never })
    expect(await toResult(refusedCall, (body) => body, { fallback: "Please try again." })).toEqual({
      ok: false,
      kind: "refused",
      code: "",
      message: "Please try again.",
    })
  }
})
