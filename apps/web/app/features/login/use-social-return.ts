import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { changeLoginState, loginState } from "../../session/login-state.ts"
import { loginHref } from "../../shell/login-way.ts"
import type { LoginFrame } from "./login-step.ts"
import { type Taken, takeSocial } from "./take-social.ts"

interface Back {
  state: "here" | "finishing"
  trouble?: string | undefined
}

/** What a provider said is taken once, however often the screen is drawn. */
const taken = new Set<string>()

/** IDN-6: back from an identity provider, with a code and the state, or with a refusal. */
export function useSocialReturn(params: URLSearchParams, frame: LoginFrame): Back {
  const [code = null, state = null, iss = null, error = null] = ["code", "state", "iss", "error"].map((name) =>
    params.get(name),
  )
  const [trouble, setTrouble] = useState<string>()
  const navigate = useNavigate()
  const hasCome = state !== null && (code ?? error) !== null

  const settle = useEffectEvent(async (found: Taken) => {
    if (found.kind === "in") return frame.enter(found.session)
    setTrouble(found.kind === "trouble" ? found.message : undefined)
    const { way } = frame
    // What proved something stays neither in the address nor in the history; where to go on stays.
    const redirectUrl = loginState().finalRedirect ?? way.redirectUrl
    await navigate(loginHref("login", { ...way, redirectUrl }), { replace: true })
    await changeLoginState((now) => ({ ...now, finalRedirect: null }))
  })
  useEffect(() => {
    if (!hasCome || state === null || taken.has(state)) return
    taken.add(state)
    void takeSocial({ state, code, iss, error }).then(settle)
  }, [hasCome, state, code, iss, error])
  return { state: hasCome ? "finishing" : "here", trouble }
}
