import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { changeLoginState } from "../../session/login-state.ts"
import { startSocial } from "./login.api.ts"
import type { LoginFrame } from "./login-step.ts"
import styles from "./login.module.css"
import { SourceMark } from "./source-mark.tsx"
import { StepTrouble } from "./step-head.tsx"
import { useWays } from "./ways.ts"

/** IDN-1: the providers the server names, and a password where the country shows it. Room is kept until they are known. */
export function OtherWays({ frame: { way, go }, here }: { frame: LoginFrame; here: "number" | "password" | "code" }) {
  const { social, password, isKnown } = useWays()
  const [going, setGoing] = useState<SocialSource>()
  const [trouble, setTrouble] = useState<string>()

  const start = async (source: SocialSource) => {
    if (going) return
    setGoing(source)
    setTrouble(undefined)
    const { redirectUrl } = way
    const told = await startSocial(source, redirectUrl)
    if (!told.ok) {
      setGoing(undefined)
      return setTrouble(told.message)
    }
    await changeLoginState((now) => ({ ...now, source, social: null, finalRedirect: redirectUrl }))
    location.assign(told.answer)
  }

  if (isKnown && social.length === 0 && !password) return undefined
  return (
    <section className={styles.others} aria-label="Other ways to sign in">
      <p className={styles.or}>
        <span>or</span>
      </p>
      {trouble ? <StepTrouble>{trouble}</StepTrouble> : undefined}
      {isKnown && social.length === 0 ? undefined : (
        <div className={styles.social} aria-busy={!isKnown}>
          {social.map(({ source, title }) => (
            <Button
              key={source}
              variant="secondary"
              busy={going === source}
              onClick={() => void start(source)}
              icon={<SourceMark source={source} />}
              aria-label={`Continue with ${title}`}
              full
            >
              {title}
            </Button>
          ))}
        </div>
      )}
      {here === "number" || here === "code" ? (
        password ? (
          <Button variant="quiet" full onClick={() => go("password")}>
            Use a password
          </Button>
        ) : undefined
      ) : (
        <Button variant="quiet" full onClick={() => go("number")}>
          Get a code instead
        </Button>
      )}
    </section>
  )
}
