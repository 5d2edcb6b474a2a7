import type { StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useCallback, useState } from "react"
import { call, newKey } from "../../session/api.ts"
import { useAsked } from "../../shell/use-asked.ts"
import { Waiting } from "../../shell/waiting.tsx"
import { AddMember } from "./add-member.tsx"

/** Who works here, for managers. */
export function TeamScreen({ storeId, self }: { storeId: string; self: StaffMember }) {
  const ask = useCallback(() => call("GET /store-ops/ve1/stores/{storeId}/staff", { params: { storeId } }), [storeId])
  const { data, failed, again } = useAsked(ask)
  const [leaving, setLeaving] = useState<StaffMember>()
  const [busy, setBusy] = useState(false)

  async function end(): Promise<void> {
    if (!leaving) return
    setBusy(true)
    const params = { storeId, memberId: leaving.memberId }
    const route = "DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}"
    const answer = await call(route, { params, idempotencyKey: newKey() })
    await again()
    setBusy(false)
    setLeaving(undefined)
    if (!answer.ok) showToast({ message: answer.words, tone: "error" })
  }

  return (
    <div className="screen">
      <h1>Team</h1>
      {data ? (
        <section className="panel" aria-label="Who works here">
          {data.members.length === 0 ? <p>Nobody works here yet but head office.</p> : undefined}
          <ul className="rows">
            {data.members.map((member) => (
              <li key={member.memberId}>
                <span>
                  <b>{member.name}</b>
                  <br />
                  <span className="soft">
                    {member.login} · {member.role === "manager" ? "Manager" : "Staff"}
                    {member.everywhere ? " · Head office" : ""}
                  </span>
                </span>
                {member.memberId === self.memberId || member.everywhere ? undefined : (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Remove ${member.name}`}
                    onClick={() => setLeaving(member)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Waiting what="Who works here" failed={failed} onRetry={again} />
      )}
      <AddMember storeId={storeId} onAdded={again} />
      <Modal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        header={leaving ? `Remove ${leaving.name}?` : ""}
        message="They are signed out everywhere at once and can’t sign in to this store again."
        left={{ label: "Keep" }}
        right={{ label: "Remove", onPress: end, busy }}
      />
    </div>
  )
}
