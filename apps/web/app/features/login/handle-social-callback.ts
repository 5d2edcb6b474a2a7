import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import { changeLoginState, loginState, restoreLoginState } from "../../client/session/login-state.ts"
import { finishSocialLogin } from "./login.api.ts"

/** The query parameters with which an identity provider redirected back. */
export interface SocialCallback {
  state: string
  code: string | null
  iss: string | null
  error: string | null
}

export type SocialCallbackResult =
  | { kind: "failed"; message: string }
  /** The provider confirmed the identity, but there is no account yet: next, a mobile number is verified. */
  | { kind: "verify" }
  | { kind: "signedIn"; session: CustomerSession }

/** IDN-6: sends the provider's response to the server, which alone validates it. */
export async function handleSocialCallback({ state, code, iss, error }: SocialCallback): Promise<SocialCallbackResult> {
  await restoreLoginState()
  const { source } = loginState()
  if (error)
    return {
      kind: "failed",
      message: error === "access_denied" ? loginTexts.socialCancelled : signInErrorTexts.socialSignInFailed,
    }
  if (!source || !code) return { kind: "failed", message: signInErrorTexts.socialSignInFailed }
  const result = await finishSocialLogin(source, { code, state, iss: iss ?? undefined })
  if (!result.ok) return { kind: "failed", message: result.message }
  const { data } = result
  const { redirectUrl: finalRedirect } = data
  if (data.next === "done") {
    await changeLoginState((current) => ({ ...current, finalRedirect }))
    return { kind: "signedIn", session: data.session }
  }
  await changeLoginState((current) => ({ ...current, social: data.social, finalRedirect, isOtpScreen: false }))
  return { kind: "verify" }
}
