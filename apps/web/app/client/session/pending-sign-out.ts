import { createStore } from "@hearth/browser/store.ts"

/* Separate from sign-out-state.ts, because the first page signs nobody out. */

export const pendingSignOut = createStore<Promise<boolean> | undefined>(undefined)

/** Whether the customer has just signed out; waits for a sign-out in progress. */
export async function hasSignedOut(): Promise<boolean> {
  return (await pendingSignOut.get()?.catch(() => false)) ?? false
}
