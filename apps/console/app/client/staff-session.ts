import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { createStore } from "@hearth/browser/store.ts"

/**
 * `loading`: the session has been requested and there is no response yet. `out`: nobody is signed in; `sessionEnded` if
 * a session ended just now.
 */
type StaffSession =
  | { state: "loading"; errorMessage?: string }
  | { state: "out"; sessionEnded: boolean }
  | { state: "in"; member: StaffMember }

export const staffSession = createStore<StaffSession>({ state: "loading" })

export function endStaffSession(): void {
  const previous = staffSession.get()
  if (previous.state !== "out") staffSession.set({ state: "out", sessionEnded: previous.state === "in" })
}
