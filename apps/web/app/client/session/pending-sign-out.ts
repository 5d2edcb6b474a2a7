import { createStore } from "@hearth/browser/store.ts"

/* A separate file, because the first page doesn't load sign-out-state.ts: nobody signs out on it. */

export const pendingSignOut = createStore<Promise<boolean> | undefined>(undefined)

/** Whether the customer has just signed out; waits for a sign-out in progress. */
export async function hasSignedOut(): Promise<boolean> {
  return (await pendingSignOut.get()?.catch(() => false)) ?? false
}
