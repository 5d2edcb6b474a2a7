import { createStore } from "@hearth/browser/store.ts"
import { removeStored } from "../storage/storage.ts"
import type { StoredSession } from "./stored-session.ts"

/** A separate chunk: the page is visible before the session is needed. */
const loadEncryptedStorage = () => import("../storage/encrypted-storage.ts")

/**
 * This tab's session. `storeSession` also writes an encrypted copy to local storage, so that a reload continues the
 * session (SES-8). Undefined until the stored session has been read.
 */
const sessionStore = createStore<StoredSession | null | undefined>(undefined)

/** Undefined on the server, during hydration, and until the session is known. */
export const useSession = sessionStore.use

export function currentSession(): StoredSession | null {
  return sessionStore.get() ?? null
}

/** Resolves once a reload or another tab would find the session. */
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
  // A call may have started a session meanwhile; the newer one stays.
  sessionStore.set(sessionStore.get() ?? stored)
}

/** Adopts the session that another tab of this browser has stored. */
export async function adoptStoredSession(): Promise<void> {
  sessionStore.set((await readStoredSession()) ?? sessionStore.get())
}

async function readStoredSession(): Promise<StoredSession | null> {
  const stored = await (await loadEncryptedStorage()).readEncrypted<StoredSession>("user")
  const isValid = stored?.userId && stored.cartId && stored.bearer && stored.sessionToken && stored.expiresAt
  return isValid ? (stored as StoredSession) : null
}
