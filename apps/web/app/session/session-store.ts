import { readEncrypted, writeEncrypted } from "./encrypted-storage.ts"
import { removeStored } from "./storage.ts"
import type { StoredSession } from "./stored-session.ts"

/** The session of this tab. Kept in memory, mirrored encrypted so that a reload goes on where it was (SES-8). */
let current: StoredSession | null = null

export function currentSession(): StoredSession | null {
  return current
}

export function keepSession(session: StoredSession): void {
  current = session
  const { refreshToken: _neverStored, ...kept } = session
  void writeEncrypted("user", kept)
}

export function dropSession(): void {
  current = null
  removeStored("user")
}

export async function restoreSession(): Promise<void> {
  const stored = await readEncrypted<StoredSession>("user")
  // A call made meanwhile may have begun a session of its own; the newer one stays.
  if (!current && stored?.userId && stored.cartId && stored.bearer && stored.sessionToken && stored.expiresAt) {
    current = stored as StoredSession
  }
}
