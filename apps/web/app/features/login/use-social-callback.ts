import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { changeLoginState, loginState } from "../../client/session/login-state.ts"
import { loginHref } from "../../client/session/login-route.ts"
import type { LoginFlow } from "./login-step.ts"
import { type SocialCallbackResult, handleSocialCallback } from "./handle-social-callback.ts"

interface SocialCallbackStatus {
  status: "idle" | "finishing"
  error?: string | undefined
}

/** The `state` values of handled responses: each response is handled once, however often the screen is rendered. */
const handledStates = new Set<string>()

/** IDN-6: handles the redirect from an identity provider, with a code and state or with an error. */
export function useSocialCallback(params: URLSearchParams, flow: LoginFlow): SocialCallbackStatus {
  const [code = null, state = null, iss = null, error = null] = ["code", "state", "iss", "error"].map((name) =>
    params.get(name),
  )
  const [signInError, setSignInError] = useState<string>()
  const navigate = useNavigate()
  const hasReturned = state !== null && (code ?? error) !== null

  const settle = useEffectEvent(async (result: SocialCallbackResult) => {
    if (result.kind === "signedIn") return flow.signIn(result.session)
    setSignInError(result.kind === "failed" ? result.message : undefined)
    const { route } = flow
    // Removes the provider's code from the URL and the history; the redirect URL stays.
    const redirectUrl = loginState().finalRedirect ?? route.redirectUrl
    await navigate(loginHref("login", { ...route, redirectUrl }), { replace: true })
    await changeLoginState((current) => ({ ...current, finalRedirect: null }))
  })
  useEffect(() => {
    if (!hasReturned || state === null || handledStates.has(state)) return
    handledStates.add(state)
    void handleSocialCallback({ state, code, iss, error }).then(settle)
  }, [hasReturned, state, code, iss, error])
  return { status: hasReturned ? "finishing" : "idle", error: signInError }
}
