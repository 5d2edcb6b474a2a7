import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { isOfficeManager } from "../../shell/head-office/office-access.ts"
import { whyNotChangeable } from "./why-not-changeable.ts"
import styles from "./members.module.css"

export interface MemberRowProps {
  member: OfficeMember
  isSelf: boolean
  onChange: () => void
}

export function MemberRow({ member, isSelf, onChange }: MemberRowProps) {
  const { memberId, name, login, role, everywhere } = member
  const obstacle = whyNotChangeable(member, isSelf)
  const place = everywhere ? teamTexts.headOffice : role === "manager" ? teamTexts.manager : teamTexts.staff
  return (
    <li>
      <div className={styles.member}>
        <b>{isSelf ? `${name} (${membersTexts.you})` : name}</b>
        <span className="soft">
          {login} · {place}
        </span>
        <RoleBadges member={member} />
        {obstacle === undefined ? undefined : (
          <span id={`why-${memberId}`} className="soft">
            {obstacle}
          </span>
        )}
      </div>
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
    </li>
  )
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
