import * as consentTexts from "@hearth/texts/shell/cookie-consent.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { chosenPlace } from "../../place/chosen-place.store.ts"
import { readStored, writeStored } from "../../client/storage/storage.ts"
import { setStoreCookie } from "../../place/store-cookie.ts"
import styles from "./cookie-consent.module.css"

/** Requests consent once, in deployments that may set optional cookies only with consent (`disableCookies`). */
export function CookieConsent() {
  const { disableCookies } = usePageContext()
  const [isAnswered, setAnswered] = useState(() => readStored("cookieConsent") !== null)
  if (!disableCookies || isAnswered) return undefined

  function persistConsent(consent: "yes" | "no"): void {
    writeStored("cookieConsent", consent)
    setAnswered(true)
    const place = chosenPlace()
    if (consent === "yes" && place) setStoreCookie(place.store.id)
  }

  const buttons = (
    <span className={styles.buttons}>
      <Button size="small" variant="quiet" onClick={() => persistConsent("no")}>
        {consentTexts.decline}
      </Button>
      <Button size="small" onClick={() => persistConsent("yes")}>
        {consentTexts.allow}
      </Button>
    </span>
  )
  return (
    <Strip position="bottom" action={buttons}>
      {consentTexts.question}
    </Strip>
  )
}
