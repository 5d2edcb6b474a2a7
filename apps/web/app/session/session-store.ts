import { createStore } from "../shell/store.ts"
import { removeStored } from "./storage.ts"
import type { StoredSession } from "./stored-session.ts"

/** Apart from the first files: the page is on the screen before anyone needs to be known. */
const encryptedStorage = () => import("./encrypted-storage.ts")

/**
 * The session of this tab. Kept in memory, mirrored encrypted so that a reload goes on where it was (SES-8). Undefined
 * until what was stored has been looked at.
 */
const current = createStore<StoredSession | null | undefined>(undefined)

/** Undefined on the server, while a page is taken over, and until it is known who this is. */
export const useSession = current.use

export function currentSession(): StoredSession | null {
  return current.get() ?? null
}

/** Settles once a reload or another tab would find it. */
export async function keepSession(session: StoredSession): Promise<void> {
  current.set(session)
  const { refreshToken: _neverStored, ...kept } = session
  await (await encryptedStorage()).writeEncrypted("user", kept)
}

export function dropSession(): void {
  current.set(null)
  removeStored("user")
}

export async function restoreSession(): Promise<void> {
  const stored = await storedSession()
  // A call made meanwhile may have begun a session of its own; the newer one stays.
  current.set(current.get() ?? stored)
}

/** Takes over what another tab of this browser has stored since. */
export async function adoptStoredSession(): Promise<void> {
  current.set((await storedSession()) ?? current.get())
}

async function storedSession(): Promise<StoredSession | null> {
  const stored = await (await encryptedStorage()).readEncrypted<StoredSession>("user")
  const isWhole = stored?.userId && stored.cartId && stored.bearer && stored.sessionToken && stored.expiresAt
  return isWhole ? (stored as StoredSession) : null
}
