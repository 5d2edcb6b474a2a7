import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { Loyalty } from "../loyalty/public.ts"
import type { StaffDirectory } from "../staff/public.ts"

export interface HeadOfficeDeps extends Pick<Platform, "db" | "clock" | "random"> {
  staff: Pick<StaffDirectory, "storesOf">
  loyalty: Loyalty
}

/** The member who makes a call, and the country of the host, to which the roles and the data belong. */
export interface OfficeCaller extends Pick<StaffSession, "memberId" | "role"> {
  country: CountryCode
}
