import type { Mac } from "../../platform/keyed-hash.ts"
import type { Platform } from "../../platform/platform.ts"
import type { ReadOrderFrequency } from "../identity/public.ts"
import type { OneTimeCodes } from "../one-time-codes/public.ts"
import type { SessionDeps } from "../sessions/public.ts"
import type { GuestMerger } from "./merge-guest.ts"

/** What the actions of signing in need. */
export interface SignInDeps extends Pick<Platform, "db" | "clock" | "random" | "log" | "settings"> {
  mac: Mac
  sessions: SessionDeps
  codes: OneTimeCodes
  /** Reads how often a customer orders. Provided by the module that counts orders. */
  readOrderFrequency: ReadOrderFrequency
  /** Run one after another in the transaction of the sign-in. */
  guestMergers: readonly GuestMerger[]
}
