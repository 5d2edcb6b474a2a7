import type { Platform } from "../../platform/platform.ts"
import type { Messages } from "../messages/public.ts"
import type { AccountEraser, DeletionCheck } from "./deleted-account.ts"
import type { ReadOrderFrequency } from "../identity/public.ts"
import type { OneTimeCodes } from "../one-time-codes/public.ts"

/** The dependencies of the account's actions. */
export interface AccountDeps extends Pick<Platform, "db" | "clock" | "log" | "settings" | "photos"> {
  codes: OneTimeCodes
  messages: Messages
  /** Provided by the offers module, which counts a customer's orders. */
  readOrderFrequency: ReadOrderFrequency
  /** Run one after another in the transaction of the deletion. */
  accountErasers: readonly AccountEraser[]
  /** Run in the transaction of the deletion, before any data is erased. */
  deletionChecks: readonly DeletionCheck[]
}
