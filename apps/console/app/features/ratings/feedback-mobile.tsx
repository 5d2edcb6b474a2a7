import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { formatMobile } from "../../client/format-mobile.ts"
import { FormError } from "../../shell/form-error.tsx"
import styles from "./feedback.module.css"

/** The number of somebody who wrote without an order. It is read only when support asks for it, because that is recorded. */
export function FeedbackMobile({ feedbackId }: { feedbackId: string }) {
  const [mobile, setMobile] = useState<string>()
  const [errorMessage, setErrorMessage] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function read(): Promise<void> {
    setBusy(true)
    setErrorMessage(undefined)
    const result = await call("GET /store-ops/ve1/head-office/feedback/{feedbackId}/mobile", { params: { feedbackId } })
    if (result.ok) setMobile(result.data.mobile)
    else setErrorMessage(result.code === "TOO_MANY_REQUESTS" ? feedbackTexts.numberLimit : result.message)
    setBusy(false)
  }

  if (mobile !== undefined) {
    const phone = canonicalPhone(mobile, country)
    return (
      <output className={styles.mobile}>
        <span className="soft">{feedbackTexts.mobile}</span>{" "}
        <a href={`tel:${mobile}`}>{phone === undefined ? mobile : formatMobile(phone, country)}</a>
      </output>
    )
  }
  return (
    <div className={styles.mobile}>
      {errorMessage === undefined ? undefined : <FormError>{errorMessage}</FormError>}
      <Button size="small" variant="secondary" busy={busy} onClick={() => void read()}>
        {feedbackTexts.showNumber}
      </Button>
      <span className="soft">{feedbackTexts.readsAreRecorded}</span>
    </div>
  )
}
