import type { Platform } from "../../platform/platform.ts"
import { accountRoutes } from "./account.routes.ts"
import { reapplyDeletions } from "./reapply-deletions.ts"
import type { AccountDeps } from "./account-deps.ts"

type CreateAccountDeps = Omit<AccountDeps, "db" | "clock" | "log" | "settings" | "photos">

/** The account functions that other parts of the server use. */
export interface Accounts {
  /** Deletes again the accounts that a restored backup brought back. Returns their number. */
  reapplyDeletions(): Promise<number>
}

export function createAccounts(platform: Platform, otherDeps: CreateAccountDeps): Accounts {
  const { db, clock, log, settings, photos, onStart } = platform
  const deps: AccountDeps = { db, clock, log, settings, photos, ...otherDeps }
  accountRoutes(platform, deps)
  onStart(async () => {
    const deletedAgain = await reapplyDeletions(deps)
    if (deletedAgain > 0) log.warn({ deletedAgain }, "a backup brought deleted accounts back; they are deleted again")
  })
  return { reapplyDeletions: () => reapplyDeletions(deps) }
}
