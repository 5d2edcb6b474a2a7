import type { Platform } from "../../platform/platform.ts"
import { accountRoutes } from "./account.routes.ts"
import { reapplyDeletions } from "./reapply-deletions.ts"
import type { AccountDeps } from "./account-deps.ts"

type CreateAccountDeps = Omit<AccountDeps, "db" | "clock" | "log" | "settings">

/** What the rest of the server uses of accounts. */
export interface Accounts {
  /** Deletes accounts again that a backup brought back. Returns how many. */
  reapplyDeletions(): Promise<number>
}

export function createAccounts(platform: Platform, otherDeps: CreateAccountDeps): Accounts {
  const { db, clock, log, settings, onStart } = platform
  const deps: AccountDeps = { db, clock, log, settings, ...otherDeps }
  accountRoutes(platform, deps)
  onStart(async () => {
    const deletedAgain = await reapplyDeletions(deps)
    if (deletedAgain > 0) log.warn({ deletedAgain }, "a backup brought deleted accounts back; they are deleted again")
  })
  return { reapplyDeletions: () => reapplyDeletions(deps) }
}
