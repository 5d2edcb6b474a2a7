import { createStore } from "../create-store.ts"
import { removeStored } from "../storage/storage.ts"
import type { StoredSession } from "./stored-session.ts"

/** Apart from the first files: the page is on the screen before anyone needs to be known. */
const loadEncryptedStorage = () => import("../storage/encrypted-storage.ts")

/**
 * The session of this tab. Kept in memory, mirrored encrypted so that a reload goes on where it was (SES-8). Undefined
 * until what was stored has been looked at.
 */
const sessionStore = createStore<StoredSession | null | undefined>(undefined)

/** Undefined on the server, while a page is taken over, and until it is known who this is. */
export const useSession = sessionStore.use

export function currentSession(): StoredSession | null {
  return sessionStore.get() ?? null
}

/** Settles once a reload or another tab would find it. */
export async function storeSession(session: StoredSession): Promise<void> {
  sessionStore.set(session)
  const { refreshToken: _neverStored, ...persisted } = session
  await (await loadEncryptedStorage()).writeEncrypted("user", persisted)
}

export function clearSession(): void {
  sessionStore.set(null)
  removeStored("user")
}

export async function restoreSession(): Promise<void> {
  const stored = await readStoredSession()
  // A call made meanwhile may have begun a session of its own; the newer one stays.
  sessionStore.set(sessionStore.get() ?? stored)
}

/** Takes over what another tab of this browser has stored since. */
export async function adoptStoredSession(): Promise<void> {
  sessionStore.set((await readStoredSession()) ?? sessionStore.get())
}

async function readStoredSession(): Promise<StoredSession | null> {
  const stored = await (await loadEncryptedStorage()).readEncrypted<StoredSession>("user")
  const isValid = stored?.userId && stored.cartId && stored.bearer && stored.sessionToken && stored.expiresAt
  return isValid ? (stored as StoredSession) : null
}
