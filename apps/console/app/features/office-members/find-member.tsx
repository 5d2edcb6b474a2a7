import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { checkUsername, normaliseUsername } from "./check-person.ts"
import styles from "./members.module.css"

/** Finds any member of staff by username, also one who has no role yet. */
export function FindMember({ onFound }: { onFound: (member: OfficeMember) => void }) {
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function find(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const login = normaliseUsername(typed)
    const showError = (message: string) => {
      setError(message)
      focusInvalidField(form, { login: message })
    }
    const invalid = checkUsername(login)
    if (invalid !== undefined) return showError(invalid)
    setBusy(true)
    setError(undefined)
    const result = await call("GET /store-ops/ve1/head-office/members", { query: { login } })
    setBusy(false)
    if (!result.ok) return showError(result.message)
    const [member] = result.data.members
    if (!member) return showError(membersTexts.notFound(login))
    onFound(member)
  }

  return (
    <form className="panel" noValidate onSubmit={(event) => void find(event)}>
      <div className={styles.find}>
        <Field
          label={membersTexts.findByUsername}
          name="login"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint={membersTexts.findHint}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped((event.target as HTMLInputElement).value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} icon={<SearchIcon size={20} />}>
          {membersTexts.find}
        </Button>
      </div>
    </form>
  )
}
