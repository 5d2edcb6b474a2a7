import { createStore } from "@hearth/browser/store.ts"

/* A separate file, because the first page doesn't load sign-out-state.ts: nobody signs out on it. */

export const pendingSignOut = createStore<Promise<boolean> | undefined>(undefined)

/** Waits for a sign-out in progress and returns whether it succeeded. False if none is in progress. */
export async function pendingSignOutSucceeds(): Promise<boolean> {
  return (await pendingSignOut.get()?.catch(() => false)) ?? false
}
