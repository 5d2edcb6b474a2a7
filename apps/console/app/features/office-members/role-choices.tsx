import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useId } from "react"
import { correctionLimits } from "../../shell/head-office/correction-limits.ts"
import styles from "./members.module.css"

export interface RoleChoicesProps {
  chosen: readonly OfficeRole[]
  error: string | undefined
  onChange: (chosen: readonly OfficeRole[]) => void
}

/** The roles with what each one allows today. `roles` is their name in the form. */
export function RoleChoices({ chosen, error, onChange }: RoleChoicesProps) {
  const id = useId()
  return (
    <fieldset className={styles.roles} aria-describedby={error === undefined ? `${id}h` : `${id}h ${id}e`}>
      <legend className={styles.legend}>{membersTexts.rolesLegend}</legend>
      <p id={`${id}h`} className="soft">
        {membersTexts.rolesHint}
      </p>
      {officeRoles.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          label={headOfficeTexts.roles[role]}
          hint={membersTexts.descriptionOf(role, correctionLimits.perCustomer)}
          checked={chosen.includes(role)}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) =>
            onChange(officeRoles.filter((each) => (each === role ? event.target.checked : chosen.includes(each))))
          }
        />
      ))}
      {error === undefined ? undefined : (
        <p id={`${id}e`} role="alert" className={styles.error}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
