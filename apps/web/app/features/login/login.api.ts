import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { SignInMethods, SocialProfile, SocialSource } from "@hearth/contract/calls/login.calls.ts"
import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import { api, apiAsVisitor } from "../../client/api/api.ts"
import { signInApi } from "../../client/api/sign-in-api.ts"
import { prepareSignIn } from "../../shared/sign-in/complete-sign-in.ts"
import { loginState } from "../../client/session/login-state.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"
import { hasToken, isSession, isSocialStep } from "../../client/api/reply-guards.ts"

export function fetchSignInMethods(signal: AbortSignal): Promise<Result<SignInMethods>> {
  return toResult(api("GET /loginhandler/ways", { signal }), ({ data }) => data)
}

export async function validateCode(mobile: string, code: string, screenName: string): Promise<Result<CustomerSession>> {
  await prepareSignIn()
  return toResult(
    signInApi("POST /loginhandler/validatecode", { body: { mobile, code, screenName } }),
    (session) => session,
    { fallback: signInErrorTexts.codeInvalid, isValid: isSession },
  )
}

/** IDN-6: verifies the mobile number with the one-time code and links the social sign-in to its account. */
export async function validateSocialCode(
  { source, token, email, firstName, lastName }: SocialProfile,
  mobile: string,
  code: string,
): Promise<Result<CustomerSession>> {
  await prepareSignIn()
  const body = { mobile, code, email, source, firstName, lastName, token }
  return toResult(signInApi("POST /loginhandler/socialvalidatecode", { body }), (session) => session, {
    fallback: signInErrorTexts.codeInvalid,
    isValid: isSession,
  })
}

export async function logInWithPassword(login: string, password: string): Promise<Result<CustomerSession>> {
  await prepareSignIn()
  const fingerprint = loginState().fingerprint ?? undefined
  return toResult(
    apiAsVisitor("POST /loginhandler/login", { body: { login, password, fingerprint } }),
    (session) => session,
    { isValid: isSession },
  )
}

export async function startSocialLogin(source: SocialSource, redirectUrl: string): Promise<Result<string>> {
  const reply = await toResult(
    apiAsVisitor("POST /loginhandler/sociallogin", { body: { step: "start", source, redirectUrl } }),
    (step) => step,
    { isValid: isSocialStep },
  )
  if (!reply.ok) return reply
  if (reply.data.next === "redirect") return { ok: true, data: reply.data.authorizeUrl }
  return { ok: false, kind: "refused", code: "SOCIAL_REFUSED", message: signInErrorTexts.socialSignInFailed }
}

export type SocialLoginResult =
  | { next: "verify"; social: SocialProfile; redirectUrl: string }
  | { next: "done"; session: CustomerSession; redirectUrl: string }

export async function finishSocialLogin(
  source: SocialSource,
  callback: { code: string; state: string; iss: string | undefined },
): Promise<Result<SocialLoginResult>> {
  await prepareSignIn()
  const reply = await toResult(
    apiAsVisitor("POST /loginhandler/sociallogin", { body: { step: "finish", source, ...callback } }),
    (step) => step,
    { isValid: isSocialStep },
  )
  if (!reply.ok) return reply
  const { data } = reply
  if (data.next === "verify") {
    return { ok: true, data: { next: "verify", social: data.social, redirectUrl: data.redirectUrl } }
  }
  if (data.next === "done") {
    return { ok: true, data: { next: "done", session: data, redirectUrl: data.redirectUrl } }
  }
  return { ok: false, kind: "refused", code: "SOCIAL_REFUSED", message: signInErrorTexts.socialSignInFailed }
}

/** IDN-7, second step: exchanges the one-time code for the token of the third step. */
export function confirmPasswordReset(mobile: string, code: string): Promise<Result<{ token: string }>> {
  return toResult(
    apiAsVisitor("POST /loginhandler/v2/forgotpassword", { body: { mobile, code } }),
    ({ token }) => ({ token }),
    { fallback: signInErrorTexts.codeInvalid, isValid: hasToken },
  )
}

/** IDN-7, third step: sets the new password with the token of the second step. */
export function setPassword(mobile: string, token: string, password: string): Promise<Result<unknown>> {
  const call = apiAsVisitor("POST /loginhandler/v3/forgotpassword", { body: { mobile, token, password } })
  return toResult(call, () => undefined)
}
