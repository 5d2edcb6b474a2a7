import type { StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import { createStore } from "./create-store.ts"

/** `asked`: nobody has answered yet. `out`: to sign in first; `ended` where somebody was in until now. */
type Who = { state: "asked"; failed?: string } | { state: "out"; ended: boolean } | { state: "in"; member: StaffMember }

export const who = createStore<Who>({ state: "asked" })

export function sessionEnded(): void {
  const before = who.get()
  if (before.state !== "out") who.set({ state: "out", ended: before.state === "in" })
}
