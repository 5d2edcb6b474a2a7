import type { StaffRole } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call, newKey } from "../../client/api.ts"

export function AddMember({ storeId, onAdded }: { storeId: string; onAdded: () => Promise<void> }) {
  const [role, setRole] = useState<StaffRole>("staff")
  const [failure, setFailure] = useState<{ code: string; message: string }>()
  const [busy, setBusy] = useState(false)
  async function add(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name)).trim()
    const body = { login: text("login"), name: text("name"), role, password: String(data.get("password")) }
    setBusy(true)
    const route = "POST /store-ops/ve1/stores/{storeId}/staff"
    const result = await call(route, { params: { storeId }, body, idempotencyKey: newKey() })
    setFailure(result.ok ? undefined : result)
    if (result.ok) {
      await onAdded()
      form.reset()
      showToast({ message: teamTexts.memberAdded(body.name, body.login), tone: "success" })
    }
    setBusy(false)
  }
  const isUsernameTaken = failure?.code === "STAFF_NAME_TAKEN"
  return (
    <form className="panel" onSubmit={add}>
      <h2>{teamTexts.addMember}</h2>
      <div className="fields">
        <Field label={teamTexts.name} name="name" maxLength={60} required autoComplete="off" />
        <Field
          label={teamTexts.username}
          name="login"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          pattern="[a-z0-9][a-z0-9._\-]{2,39}"
          title={teamTexts.usernameFormat}
          hint={teamTexts.usernameExample}
          error={isUsernameTaken ? failure.message : undefined}
        />
        <Field
          label={teamTexts.password}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
          hint={teamTexts.passwordHint}
          error={failure && !isUsernameTaken ? failure.message : undefined}
        />
      </div>
      <RadioGroup
        legend={teamTexts.role}
        variant="chips"
        value={role}
        onChange={setRole}
        options={[
          { value: "staff", label: teamTexts.staff },
          { value: "manager", label: teamTexts.manager },
        ]}
      />
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {teamTexts.addMember}
        </Button>
      </div>
    </form>
  )
}
