import type { StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import { createStore } from "./create-store.ts"

/** `asked`: nobody has answered yet. `out`: to sign in first; `ended` where somebody was in until now. */
type StaffSession =
  | { state: "asked"; failed?: string }
  | { state: "out"; ended: boolean }
  | { state: "in"; member: StaffMember }

export const staffSession = createStore<StaffSession>({ state: "asked" })

export function endStaffSession(): void {
  const before = staffSession.get()
  if (before.state !== "out") staffSession.set({ state: "out", ended: before.state === "in" })
}
