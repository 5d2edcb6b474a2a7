import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type Screen, screens } from "./parse-console-path.ts"

const managerScreens: ReadonlySet<Screen> = new Set(["store", "alerts", "feedback", "figures", "team"])

/** The screens of a store that a member can open. The server enforces the same permissions. */
export function screensFor({ role }: Pick<StaffMember, "role">): readonly Screen[] {
  return screens.filter((screen) => role === "manager" || !managerScreens.has(screen))
}
