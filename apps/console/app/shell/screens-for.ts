import type { StaffRole } from "@hearth/contract/calls/store-ops.shapes.ts"
import { type Screen, screens } from "./address.ts"

const ofManagers: ReadonlySet<Screen> = new Set(["store", "figures", "team"])

/** What somebody of this role gets to see; the server refuses the rest, whatever is shown. */
export function screensFor(role: StaffRole): readonly Screen[] {
  return role === "manager" ? screens : screens.filter((screen) => !ofManagers.has(screen))
}
