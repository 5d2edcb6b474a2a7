import type { StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import { type Screen, screens } from "./address.ts"

const ofManagers: ReadonlySet<Screen> = new Set(["store", "figures", "team"])
const ofHeadOffice: ReadonlySet<Screen> = new Set(["features"])

/** What somebody gets to see; the server refuses the rest, whatever is shown. */
export function screensFor({ role, everywhere }: Pick<StaffMember, "role" | "everywhere">): readonly Screen[] {
  return screens.filter((screen) => {
    if (ofHeadOffice.has(screen)) return everywhere
    return role === "manager" || !ofManagers.has(screen)
  })
}
