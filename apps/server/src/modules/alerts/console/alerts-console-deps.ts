import type { Platform } from "../../../platform/platform.ts"
import type { HeadOfficeDeps } from "../../head-office/public.ts"
import type { Locator } from "../../locator/public.ts"

export interface AlertsConsoleDeps extends Pick<Platform, "db" | "clock" | "random">, Pick<HeadOfficeDeps, "staff"> {
  locator: Pick<Locator, "findStore" | "searchStores">
}
