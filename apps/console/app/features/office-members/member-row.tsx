import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { isOfficeManager } from "../../shell/head-office/office-access.ts"
import { canEndAccess, whyNotChangeable } from "./why-not-changeable.ts"
import styles from "./members.module.css"

export interface MemberRowProps {
  member: OfficeMember
  isSelf: boolean
  onChange: () => void
  onResetPassword: () => void
  onEnd: () => void
}

export function MemberRow({ member, isSelf, onChange, onResetPassword, onEnd }: MemberRowProps) {
  const { memberId, name, login } = member
  const obstacle = whyNotChangeable(member, isSelf)
  return (
    <li>
      <div className={styles.member}>
        <b>{isSelf ? `${name} (${membersTexts.you})` : name}</b>
        <span className="soft">
          {login} · {formatPlace(member)}
        </span>
        <RoleBadges member={member} />
        {member.mustChangePassword ? <span className="soft">{membersTexts.mustChangePassword}</span> : undefined}
        {obstacle === undefined ? undefined : (
          <span id={`why-${memberId}`} className="soft">
            {obstacle}
          </span>
        )}
      </div>
      <div className={classNames("buttons", styles.actions)}>
        <Button
          size="small"
          variant="secondary"
          disabled={obstacle !== undefined}
          aria-label={membersTexts.changeRolesOf(name)}
          aria-describedby={obstacle === undefined ? undefined : `why-${memberId}`}
          onClick={onChange}
        >
          {membersTexts.changeRoles}
        </Button>
        {isSelf ? undefined : (
          <Button
            size="small"
            variant="secondary"
            aria-label={membersTexts.resetPasswordOf(name)}
            onClick={onResetPassword}
          >
            {membersTexts.resetPassword}
          </Button>
        )}
        {canEndAccess(member, isSelf) ? (
          <Button size="small" variant="quiet" aria-label={membersTexts.endAccessOf(name)} onClick={onEnd}>
            {membersTexts.endAccess}
          </Button>
        ) : undefined}
      </div>
    </li>
  )
}

function formatPlace(member: OfficeMember): string {
  if (isOfficeManager(member)) return membersTexts.officeManager
  if (member.everywhere || member.isOfficeOnly) return membersTexts.officeStaff
  return member.role === "manager" ? membersTexts.storeManager : membersTexts.storeStaff
}

function RoleBadges({ member }: { member: OfficeMember }) {
  const names = isOfficeManager(member)
    ? [membersTexts.everyRole]
    : member.roles.map((role) => headOfficeTexts.roles[role])
  return (
    <span className={styles.badges}>
      {names.length === 0 ? (
        <Badge kind="plain">{membersTexts.noRole}</Badge>
      ) : (
        names.map((name) => (
          <Badge key={name} kind="plain" className={styles.role}>
            {name}
          </Badge>
        ))
      )}
    </span>
  )
}
