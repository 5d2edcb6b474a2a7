/** Shorter than the firewall token's 15 minutes. The token is valid only for the session that requested it. */
const FRESH_MS = 12 * 60_000

interface CachedFingerprint<Fingerprint> {
  promise: Promise<Fingerprint | null>
  requestedAt: number
  session: string | undefined
}

/**
 * Returns a function that returns the cached fingerprint, or requests one. `request` resolves to null if it fails.
 * `currentToken` identifies the session.
 */
export function createFingerprintCache<Fingerprint>(
  request: () => Promise<Fingerprint | null>,
  currentToken: () => string | undefined,
) {
  let cached: CachedFingerprint<Fingerprint> | undefined

  async function finish(entry: CachedFingerprint<Fingerprint>): Promise<void> {
    const fingerprint = await entry.promise
    // A newer request may have replaced this one.
    if (fingerprint === null && cached === entry) cached = undefined
    // If there was no session, the request has created one.
    entry.session ??= currentToken()
  }

  return function getFingerprint({ forceRefresh = false } = {}): Promise<Fingerprint | null> {
    const session = currentToken()
    const isFresh = cached && performance.now() - cached.requestedAt < FRESH_MS && cached.session === session
    if (cached && isFresh && !forceRefresh) return cached.promise
    cached = { promise: request(), requestedAt: performance.now(), session }
    void finish(cached)
    return cached.promise
  }
}
