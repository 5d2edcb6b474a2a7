import type { Account, DeviceSession } from "@hearth/contract/calls/account.calls.ts"
import type { ApiReply } from "@hearth/contract/client.ts"
import type { Profile } from "@hearth/domain/identity/check-profile.ts"
import { api } from "../../client/api/api.ts"
import { updateSessionAttributes } from "../../client/session/update-session-attributes.ts"
import { countOpenCases } from "./count-open-cases.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"
import type { SentCode } from "../../client/session/one-time-codes.api.ts"
import { isAccount, isSentCode } from "../../client/api/reply-guards.ts"

export function fetchAccount(signal: AbortSignal): Promise<Result<Account>> {
  return saveAccountToSession(api("GET /loginhandler/user", { signal }))
}

export function updateProfile(profile: Profile, idempotencyKey: string): Promise<Result<Account>> {
  return saveAccountToSession(api("POST /loginhandler/updateuser", { body: profile, idempotencyKey }))
}

export function sendEmailCode(): Promise<Result<SentCode>> {
  const call = api("POST /loginhandler/emailcode", { idempotencyKey: crypto.randomUUID() })
  return toResult(call, (body) => body, { isValid: isSentCode })
}

export function verifyEmail(code: string): Promise<Result<Account>> {
  return saveAccountToSession(api("POST /loginhandler/verifyemail", { body: { code } }))
}

export function changeNumber(mobile: string, code: string): Promise<Result<Account>> {
  return saveAccountToSession(api("POST /loginhandler/changenumber", { body: { mobile, code } }))
}

export function fetchDevices(signal: AbortSignal): Promise<Result<DeviceSession[]>> {
  return toResult(api("GET /loginhandler/sessions", { signal }), ({ data }) => data.sessions)
}

/** Treats a session that no longer exists as signed out. */
export async function signOutDevice(sessionId: string): Promise<Result<unknown>> {
  const call = api("DELETE /loginhandler/sessions/{sessionId}", { params: { sessionId } })
  const result = await toResult(call, () => undefined)
  return !result.ok && result.code === "NOT_FOUND" ? { ok: true, data: undefined } : result
}

export function deleteAccount(code: string): Promise<Result<{ kept: string }>> {
  return toResult(api("POST /loginhandler/deleteaccount", { body: { code } }), ({ data }) => data)
}

/** Counts the customer's cases that are not resolved, on the newest page. More than one page of them is rare. */
export function fetchOpenCases(signal: AbortSignal): Promise<Result<number>> {
  return toResult(api("GET /ucr-api/v1/feedbacks", { query: {}, signal }), ({ data }) => countOpenCases(data.cases))
}

async function saveAccountToSession(call: Promise<ApiReply<"GET /loginhandler/user">>): Promise<Result<Account>> {
  const result = await toResult(call, ({ data }) => data, { isValid: isAccount })
  if (result.ok) await updateSessionAttributes(result.data)
  return result
}
