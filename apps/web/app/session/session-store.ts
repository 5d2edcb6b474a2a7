import { removeStored } from "./storage.ts"
import type { StoredSession } from "./stored-session.ts"

/** Apart from the first files: the page is on the screen before anyone needs to be known. */
const encryptedStorage = () => import("./encrypted-storage.ts")

/** The session of this tab. Kept in memory, mirrored encrypted so that a reload goes on where it was (SES-8). */
let current: StoredSession | null = null

export function currentSession(): StoredSession | null {
  return current
}

/** Settles once a reload or another tab would find it. */
export async function keepSession(session: StoredSession): Promise<void> {
  current = session
  const { refreshToken: _neverStored, ...kept } = session
  await (await encryptedStorage()).writeEncrypted("user", kept)
}

export function dropSession(): void {
  current = null
  removeStored("user")
}

export async function restoreSession(): Promise<void> {
  const stored = await storedSession()
  // A call made meanwhile may have begun a session of its own; the newer one stays.
  current ??= stored
}

/** Takes over what another tab of this browser has stored since. */
export async function adoptStoredSession(): Promise<void> {
  current = (await storedSession()) ?? current
}

async function storedSession(): Promise<StoredSession | null> {
  const stored = await (await encryptedStorage()).readEncrypted<StoredSession>("user")
  const isWhole = stored?.userId && stored.cartId && stored.bearer && stored.sessionToken && stored.expiresAt
  return isWhole ? (stored as StoredSession) : null
}
