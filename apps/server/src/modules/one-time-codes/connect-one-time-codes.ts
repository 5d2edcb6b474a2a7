import type { Platform } from "../../platform/platform.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import { oneTimeCodesRoutes } from "./one-time-codes.routes.ts"
import { purgeExpiredCodes } from "./purge-expired-codes.ts"

/** Connects the routes and the job. */
export function connectOneTimeCodes(platform: Pick<Platform, "route" | "jobs">, codes: OneTimeCodes): void {
  oneTimeCodesRoutes(platform, codes)
  platform.jobs.every("identity.forget-codes", "47 * * * *", () => purgeExpiredCodes(codes))
}
