import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type Screen, screens } from "./console-route.ts"

const managerScreens: ReadonlySet<Screen> = new Set(["store", "figures", "team"])
const headOfficeScreens: ReadonlySet<Screen> = new Set(["features"])

/** The screens that a member can open. The server enforces the same permissions. */
export function screensFor({ role, everywhere }: Pick<StaffMember, "role" | "everywhere">): readonly Screen[] {
  return screens.filter((screen) => {
    if (headOfficeScreens.has(screen)) return everywhere
    return role === "manager" || !managerScreens.has(screen)
  })
}
