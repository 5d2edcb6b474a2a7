import type { Account, DeviceSession } from "@hearth/contract/calls/account.calls.ts"
import type { Profile } from "@hearth/domain/identity/check-profile.ts"
import { answered } from "../../session/answered.ts"
import { api } from "../../session/api.ts"
import { keepAttributes } from "../../session/keep-attributes.ts"
import { told, type SentCode, type Told } from "../../session/one-time-codes.ts"
import { isAccount, isSentCode } from "../../session/whole-answers.ts"

export async function ownAccount(signal: AbortSignal): Promise<Account> {
  const { data } = await answered(api("GET /loginhandler/user", { signal }))
  await keepAttributes(data)
  return data
}

export async function updateProfile(profile: Profile, idempotencyKey: string): Promise<Told<Account>> {
  return kept(await told(api("POST /loginhandler/updateuser", { body: profile, idempotencyKey }), undefined, isAccount))
}

export function sendEmailCode(): Promise<Told<SentCode>> {
  return told(api("POST /loginhandler/emailcode", { idempotencyKey: crypto.randomUUID() }), undefined, isSentCode)
}

export async function verifyEmail(code: string): Promise<Told<Account>> {
  return kept(await told(api("POST /loginhandler/verifyemail", { body: { code } }), undefined, isAccount))
}

export async function changeNumber(mobile: string, code: string): Promise<Told<Account>> {
  return kept(await told(api("POST /loginhandler/changenumber", { body: { mobile, code } }), undefined, isAccount))
}

export async function listDevices(signal: AbortSignal): Promise<DeviceSession[]> {
  return (await answered(api("GET /loginhandler/sessions", { signal }))).data.sessions
}

/** One that is gone already is as good as signed out. */
export async function endDevice(sessionId: string): Promise<Told<unknown>> {
  const ended = await told(api("DELETE /loginhandler/sessions/{sessionId}", { params: { sessionId } }))
  return !ended.ok && ended.code === "NOT_FOUND" ? { ok: true, answer: undefined } : ended
}

export async function deleteAccount(code: string): Promise<Told<{ data: { kept: string } }>> {
  return told(api("POST /loginhandler/deleteaccount", { body: { code } }))
}

async function kept(told: Told<{ data: Account }>): Promise<Told<Account>> {
  if (!told.ok) return told
  await keepAttributes(told.answer.data)
  return { ok: true, answer: told.answer.data }
}
