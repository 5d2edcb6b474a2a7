import type { Account, DeviceSession } from "@hearth/contract/calls/account.calls.ts"
import type { Profile } from "@hearth/domain/identity/check-profile.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { api } from "../../client/api/api.ts"
import { updateSessionAttributes } from "../../client/session/update-session-attributes.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult, type SentCode } from "../../client/session/one-time-codes.api.ts"
import { isAccount, isSentCode } from "../../client/api/reply-guards.ts"

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  const { data } = await unwrapReply(api("GET /loginhandler/user", { signal }))
  await updateSessionAttributes(data)
  return data
}

export async function updateProfile(profile: Profile, idempotencyKey: string): Promise<Result<Account>> {
  return saveAccountToSession(
    await toResult(api("POST /loginhandler/updateuser", { body: profile, idempotencyKey }), undefined, isAccount),
  )
}

export function sendEmailCode(): Promise<Result<SentCode>> {
  return toResult(api("POST /loginhandler/emailcode", { idempotencyKey: crypto.randomUUID() }), undefined, isSentCode)
}

export async function verifyEmail(code: string): Promise<Result<Account>> {
  return saveAccountToSession(
    await toResult(api("POST /loginhandler/verifyemail", { body: { code } }), undefined, isAccount),
  )
}

export async function changeNumber(mobile: string, code: string): Promise<Result<Account>> {
  return saveAccountToSession(
    await toResult(api("POST /loginhandler/changenumber", { body: { mobile, code } }), undefined, isAccount),
  )
}

export async function fetchDevices(signal: AbortSignal): Promise<DeviceSession[]> {
  return (await unwrapReply(api("GET /loginhandler/sessions", { signal }))).data.sessions
}

/** Treats a session that no longer exists as signed out. */
export async function signOutDevice(sessionId: string): Promise<Result<unknown>> {
  const ended = await toResult(api("DELETE /loginhandler/sessions/{sessionId}", { params: { sessionId } }))
  return !ended.ok && ended.code === "NOT_FOUND" ? { ok: true, data: undefined } : ended
}

export async function deleteAccount(code: string): Promise<Result<{ data: { kept: string } }>> {
  return toResult(api("POST /loginhandler/deleteaccount", { body: { code } }))
}

async function saveAccountToSession(result: Result<{ data: Account }>): Promise<Result<Account>> {
  if (!result.ok) return result
  await updateSessionAttributes(result.data.data)
  return { ok: true, data: result.data.data }
}
