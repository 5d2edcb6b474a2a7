import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { SignInMethods, SocialProfile, SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { OTP_WRONG, SOCIAL_REFUSED } from "@hearth/contract/login-texts.ts"
import { answered } from "../../session/answered.ts"
import { api, apiAsVisitor } from "../../session/api.ts"
import { apiToEnter } from "../../session/api-to-enter.ts"
import { prepareToEnter } from "../../session/enter-as.ts"
import { loginState } from "../../session/login-state.ts"
import { told, type Told } from "../../session/one-time-codes.ts"
import { hasToken, isSession, isSocialStep } from "../../session/whole-answers.ts"

export async function waysIn(signal: AbortSignal): Promise<SignInMethods> {
  return (await answered(api("GET /loginhandler/ways", { signal }))).data
}

export async function validateCode(mobile: string, code: string, screenName: string): Promise<Told<CustomerSession>> {
  await prepareToEnter()
  return told(
    apiToEnter("POST /loginhandler/validatecode", { body: { mobile, code, screenName } }),
    OTP_WRONG,
    isSession,
  )
}

/** IDN-6. */
export async function validateSocialCode(
  { source, token, email, firstName, lastName }: SocialProfile,
  mobile: string,
  code: string,
): Promise<Told<CustomerSession>> {
  await prepareToEnter()
  const body = { mobile, code, email, source, firstName, lastName, token }
  return told(apiToEnter("POST /loginhandler/socialvalidatecode", { body }), OTP_WRONG, isSession)
}

export async function logInWithPassword(login: string, password: string): Promise<Told<CustomerSession>> {
  await prepareToEnter()
  const fingerprint = loginState().fingerprint ?? undefined
  return told(
    apiAsVisitor("POST /loginhandler/login", { body: { login, password, fingerprint } }),
    undefined,
    isSession,
  )
}

export async function startSocial(source: SocialSource, redirectUrl: string): Promise<Told<string>> {
  const reply = await told(
    apiAsVisitor("POST /loginhandler/sociallogin", { body: { step: "start", source, redirectUrl } }),
    undefined,
    isSocialStep,
  )
  if (!reply.ok) return reply
  if (reply.answer.next === "redirect") return { ok: true, answer: reply.answer.authorizeUrl }
  return { ok: false, code: "SOCIAL_REFUSED", message: SOCIAL_REFUSED }
}

export type SocialOutcome =
  | { next: "verify"; social: SocialProfile; redirectUrl: string }
  | { next: "done"; session: CustomerSession; redirectUrl: string }

export async function finishSocial(
  source: SocialSource,
  came: { code: string; state: string; iss: string | undefined },
): Promise<Told<SocialOutcome>> {
  await prepareToEnter()
  const reply = await told(
    apiAsVisitor("POST /loginhandler/sociallogin", { body: { step: "finish", source, ...came } }),
    undefined,
    isSocialStep,
  )
  if (!reply.ok) return reply
  const { answer } = reply
  if (answer.next === "verify") {
    return { ok: true, answer: { next: "verify", social: answer.social, redirectUrl: answer.redirectUrl } }
  }
  if (answer.next === "done") {
    return { ok: true, answer: { next: "done", session: answer, redirectUrl: answer.redirectUrl } }
  }
  return { ok: false, code: "SOCIAL_REFUSED", message: SOCIAL_REFUSED }
}

/** IDN-7, second step: the code against what the third needs. */
export function confirmReset(mobile: string, code: string): Promise<Told<{ token: string }>> {
  return told(apiAsVisitor("POST /loginhandler/v2/forgotpassword", { body: { mobile, code } }), OTP_WRONG, hasToken)
}

/** Third step. */
export function setPassword(mobile: string, token: string, password: string): Promise<Told<unknown>> {
  return told(apiAsVisitor("POST /loginhandler/v3/forgotpassword", { body: { mobile, token, password } }))
}
