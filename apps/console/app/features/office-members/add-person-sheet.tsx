import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { NO_RESPONSE } from "@hearth/browser/result.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { countryFacts } from "../../client/country.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"
import { checkPerson, type NewPerson, normaliseUsername, type PersonErrors } from "./check-person.ts"
import { RoleChoices } from "./role-choices.tsx"

export interface AddPersonSheetProps {
  onClose: () => void
  onAdded: (member: OfficeMember) => Promise<void>
  /** A call got no answer, so the person may have been added or not. */
  onUnanswered: () => Promise<void>
}

const emptyPerson: NewPerson = { name: "", login: "", password: "", isManager: false, roles: [] }

/** Adds a person who works for head office and at no store. If the call fails, the input stays. */
export function AddPersonSheet({ onClose, onAdded, onUnanswered }: AddPersonSheetProps) {
  const [person, setPerson] = useState(emptyPerson)
  const [errors, setErrors] = useState<PersonErrors>({})
  const [failure, setFailure] = useState<string>()
  const [unansweredLogin, setUnansweredLogin] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** The error of a field disappears when the field is changed. */
  function change(next: Partial<NewPerson>): void {
    setPerson({ ...person, ...next })
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])) })
  }
  const fieldProps = (field: "name" | "login" | "password") => ({
    name: field,
    autoComplete: "off",
    required: true,
    value: person[field],
    error: errors[field],
    onChange: (event: SyntheticEvent) => change({ [field]: (event.target as HTMLInputElement).value }),
  })

  function validate(): PersonErrors {
    const foundErrors = checkPerson(person)
    setErrors(foundErrors)
    setFailure(undefined)
    return foundErrors
  }

  async function add(reason: string, form: HTMLFormElement): Promise<void> {
    const { password, isManager } = person
    const [name, login] = [person.name.trim(), normaliseUsername(person.login)]
    setBusy(true)
    const roles = isManager ? [] : [...person.roles]
    const body = { name, login, password, isManager, roles, reason }
    const result = await call("POST /store-ops/ve1/head-office/members", { body })
    if (result.ok) await onAdded(result.data.member)
    setBusy(false)
    if (result.ok) {
      showToast({ message: teamTexts.memberAdded(name, login), tone: "success" })
      return
    }
    const message =
      result.code === "STAFF_NAME_TAKEN" && login === unansweredLogin ? membersTexts.maybeAdded : result.message
    if (result.code === "STAFF_NAME_TAKEN") return showFieldError(form, { login: message })
    if (result.code === "PASSWORD_WEAK") return showFieldError(form, { password: message })
    setFailure(message)
    if (result.code !== NO_RESPONSE) return
    setUnansweredLogin(login)
    await onUnanswered()
  }

  function showFieldError(form: HTMLFormElement, newErrors: PersonErrors): void {
    setErrors(newErrors)
    focusInvalidField(form, newErrors)
  }

  return (
    <Sheet open onClose={onClose} title={membersTexts.addPerson} subtitle={membersTexts.addPersonHint}>
      <ReasonForm failure={failure} submitLabel={membersTexts.addPerson} busy={busy} validate={validate} onSubmit={add}>
        <Field label={teamTexts.name} maxLength={60} data-first-focus {...fieldProps("name")} />
        <Field
          label={teamTexts.username}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint={membersTexts.usernameExample}
          {...fieldProps("login")}
        />
        <Field
          label={teamTexts.password}
          type="password"
          maxLength={200}
          hint={teamTexts.passwordHint}
          {...fieldProps("password")}
          autoComplete="new-password"
        />
        <RadioGroup
          legend={membersTexts.access}
          value={person.isManager ? "manager" : "roles"}
          onChange={(rank) => change({ isManager: rank === "manager" })}
          options={[
            {
              value: "roles",
              label: membersTexts.accessByRoles,
              hint: membersTexts.accessByRolesHint(countryFacts.name),
            },
            { value: "manager", label: membersTexts.accessManager, hint: membersTexts.accessManagerHint },
          ]}
        />
        {person.isManager ? undefined : (
          <RoleChoices chosen={person.roles} error={errors.roles} onChange={(roles) => change({ roles })} />
        )}
      </ReasonForm>
    </Sheet>
  )
}
