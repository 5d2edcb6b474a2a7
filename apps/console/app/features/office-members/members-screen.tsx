import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { useCall } from "../../shell/use-call.ts"
import { AddPersonSheet } from "./add-person-sheet.tsx"
import { EndAccessSheet } from "./end-access-sheet.tsx"
import { FindMember } from "./find-member.tsx"
import { MemberRow } from "./member-row.tsx"
import { ResetPasswordSheet } from "./reset-password-sheet.tsx"
import { RolesSheet } from "./roles-sheet.tsx"

const listMembers = () => call("GET /store-ops/ve1/head-office/members", { query: {} })

/** Who may do what at head office; for its managers. */
export function MembersScreen({ self }: { self: StaffMember }) {
  const { data, errorMessage, reload } = useCall(listMembers)
  const [foundMember, setFoundMember] = useState<OfficeMember>()
  const [memberToChange, setMemberToChange] = useState<OfficeMember>()
  const [memberToReset, setMemberToReset] = useState<OfficeMember>()
  const [memberToEnd, setMemberToEnd] = useState<OfficeMember>()
  const [isAdding, setAdding] = useState(false)
  const shownMembers = foundMember ? [foundMember] : data?.members
  const listLabel = foundMember ? membersTexts.searchResult : membersTexts.members

  /** Shows the new roles of the member who was found, and in the list. */
  async function showChange(changed: OfficeMember): Promise<void> {
    const isChanged = (member: OfficeMember | undefined) => member?.memberId === changed.memberId
    setFoundMember((current) => (isChanged(current) ? changed : current))
    await reload()
    setMemberToChange((current) => (isChanged(current) ? undefined : current))
  }

  /** Shows the whole list, in which the new person is. */
  async function showAdded(): Promise<void> {
    setFoundMember(undefined)
    await reload()
    setAdding(false)
  }

  async function showReset(reset: OfficeMember): Promise<void> {
    const isReset = (member: OfficeMember | undefined) => member?.memberId === reset.memberId
    setFoundMember((current) => (isReset(current) ? { ...reset, mustChangePassword: true } : current))
    await reload()
    setMemberToReset((current) => (isReset(current) ? undefined : current))
  }

  async function showEnded(ended: OfficeMember): Promise<void> {
    setFoundMember((current) => (current?.memberId === ended.memberId ? undefined : current))
    await reload()
    setMemberToEnd(undefined)
  }

  return (
    <div className="screen">
      <div className="heading-row">
        <h1>{membersTexts.people}</h1>
        <Button icon={<PlusIcon size={20} />} onClick={() => setAdding(true)}>
          {membersTexts.addPerson}
        </Button>
      </div>
      <p className="soft">{membersTexts.explanation}</p>
      <FindMember onFound={setFoundMember} />
      {shownMembers ? (
        <section className="panel" aria-label={listLabel}>
          <h2>{listLabel}</h2>
          <ul className="rows">
            {shownMembers.map((member) => (
              <MemberRow
                key={member.memberId}
                member={member}
                isSelf={member.memberId === self.memberId}
                onChange={() => setMemberToChange(member)}
                onResetPassword={() => setMemberToReset(member)}
                onEnd={() => setMemberToEnd(member)}
              />
            ))}
          </ul>
          {foundMember ? (
            <div className="buttons">
              <Button variant="quiet" onClick={() => setFoundMember(undefined)}>
                {membersTexts.showEveryone}
              </Button>
            </div>
          ) : undefined}
        </section>
      ) : (
        <LoadingPanel label={membersTexts.members} errorMessage={errorMessage} onRetry={reload} />
      )}
      {memberToChange ? (
        <RolesSheet member={memberToChange} onClose={() => setMemberToChange(undefined)} onSaved={showChange} />
      ) : undefined}
      {memberToReset ? (
        <ResetPasswordSheet
          member={memberToReset}
          onClose={() => setMemberToReset(undefined)}
          onReset={() => showReset(memberToReset)}
        />
      ) : undefined}
      {memberToEnd ? (
        <EndAccessSheet
          member={memberToEnd}
          onClose={() => setMemberToEnd(undefined)}
          onEnded={() => showEnded(memberToEnd)}
        />
      ) : undefined}
      {isAdding ? (
        <AddPersonSheet onClose={() => setAdding(false)} onAdded={showAdded} onUnanswered={reload} />
      ) : undefined}
    </div>
  )
}
