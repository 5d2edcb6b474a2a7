import type { Phone } from "@hearth/domain/identity/phone.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { type SyntheticEvent, useRef, useState } from "react"
import { country, countryFacts } from "../../client/country.ts"
import { checkMobile } from "./check-mobile.ts"
import styles from "./customers.module.css"

/** The field for the number. `onSearch` returns the error to show at it. */
export function CustomerSearch({ onSearch }: { onSearch: (mobile: Phone) => Promise<string | undefined> }) {
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function search(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const checked = checkMobile(typed, country)
    if (!checked.ok) {
      setError(checked.error)
      field.current?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    setError(await onSearch(checked.mobile))
    setBusy(false)
  }

  return (
    <form className="panel" noValidate onSubmit={(event) => void search(event)}>
      <div className={styles.search}>
        <Field
          ref={field}
          label={customersTexts.mobile}
          name="mobile"
          inputMode="tel"
          autoComplete="off"
          maxLength={24}
          prefix={countryFacts.callingCode}
          hint={customersTexts.searchesAreRecorded}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped((event.target as HTMLInputElement).value)
            setError(undefined)
          }}
        />
        <Button type="submit" busy={busy} icon={<SearchIcon size={20} />}>
          {customersTexts.search}
        </Button>
      </div>
    </form>
  )
}
