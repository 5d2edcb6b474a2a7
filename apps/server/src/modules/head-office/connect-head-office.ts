import type { Platform } from "../../platform/platform.ts"
import type { HeadOfficeDeps } from "./head-office-deps.ts"
import { headOfficeRoutes } from "./head-office.routes.ts"

/** Connects the routes. */
export function connectHeadOffice(
  platform: Pick<Platform, "route" | "db" | "clock" | "random">,
  otherDeps: Pick<HeadOfficeDeps, "staff" | "loyalty">,
): void {
  const { db, clock, random } = platform
  headOfficeRoutes(platform, { db, clock, random, ...otherDeps })
}
