import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useCallback, useState } from "react"
import { call, newKey } from "../../client/api.ts"
import { useCall } from "../../shell/use-call.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { AddMember } from "./add-member.tsx"

/** The store's staff, for managers. */
export function TeamScreen({ storeId, self }: { storeId: string; self: StaffMember }) {
  const load = useCallback(() => call("GET /store-ops/ve1/stores/{storeId}/staff", { params: { storeId } }), [storeId])
  const { data, errorMessage, reload } = useCall(load)
  const [memberToRemove, setMemberToRemove] = useState<StaffMember>()
  const [busy, setBusy] = useState(false)

  async function removeMember(): Promise<void> {
    if (!memberToRemove) return
    setBusy(true)
    const params = { storeId, memberId: memberToRemove.memberId }
    const route = "DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}"
    const result = await call(route, { params, idempotencyKey: newKey() })
    await reload()
    setBusy(false)
    setMemberToRemove(undefined)
    if (!result.ok) showToast({ message: result.message, tone: "error" })
  }

  return (
    <div className="screen">
      <h1>{teamTexts.team}</h1>
      {data ? (
        <section className="panel" aria-label={teamTexts.members}>
          {data.members.length === 0 ? <p>{teamTexts.noMembersYet}</p> : undefined}
          <ul className="rows">
            {data.members.map((member) => (
              <li key={member.memberId}>
                <span>
                  <b>{member.name}</b>
                  <br />
                  <span className="soft">
                    {member.login} · {member.role === "manager" ? teamTexts.manager : teamTexts.staff}
                    {member.everywhere ? ` · ${teamTexts.headOffice}` : ""}
                  </span>
                </span>
                {member.memberId === self.memberId || member.everywhere ? undefined : (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={teamTexts.removeMember(member.name)}
                    onClick={() => setMemberToRemove(member)}
                  >
                    {labels.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <LoadingPanel label={teamTexts.members} errorMessage={errorMessage} onRetry={reload} />
      )}
      <AddMember storeId={storeId} onAdded={reload} />
      <Modal
        open={memberToRemove !== undefined}
        onClose={() => setMemberToRemove(undefined)}
        header={memberToRemove ? teamTexts.removeQuestion(memberToRemove.name) : ""}
        message={teamTexts.removeEffect}
        left={{ label: labels.cancel }}
        right={{ label: labels.remove, onPress: removeMember, busy }}
      />
    </div>
  )
}
