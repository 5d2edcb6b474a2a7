import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { apiAsVisitor } from "../api/api.ts"
import { changeLoginState } from "./login-state.ts"
import { reportError } from "../report-error.ts"
import { currentSession } from "./session.store.ts"

/**
 * IDN-14: the device's identity, proven with the server's challenge, and the token that a firewall may require
 * (IDN-15).
 */
export interface Fingerprint {
  id: string
  hash: string
  firewallToken: string
}

/** Shorter than the firewall token's 15 minutes. The token is valid only for the session that requested it. */
const FRESH_MS = 12 * 60_000

/** Null if it could not be determined. Visitors without a fingerprint can still sign in. */
export const fingerprint = createFingerprint()

function createFingerprint() {
  let cached: { promise: Promise<Fingerprint | null>; requestedAt: number; session: string | undefined } | undefined

  function fingerprint({ forceRefresh = false } = {}): Promise<Fingerprint | null> {
    const session = currentSession()?.sessionToken
    const isFresh = cached && performance.now() - cached.requestedAt < FRESH_MS && cached.session === session
    if (!cached || !isFresh || forceRefresh)
      cached = { promise: requestFingerprint(), requestedAt: performance.now(), session }
    return cached.promise
  }

  async function requestFingerprint(): Promise<Fingerprint | null> {
    try {
      const { collectSignals } = await import("./collect-signals.ts")
      const signals = await collectSignals()
      const reply = await apiAsVisitor("POST /sso-aggregation/ve2/finger-print", {
        body: {
          signals: {
            ...signals,
            headless: [...signals.headless],
            languages: [...signals.languages],
            globals: [...signals.globals],
          },
        },
      })
      if (!reply.ok) throw new Error(reply.body.errors[0]?.code)
      const { id, challenge, firewallToken } = reply.body
      const newFingerprint = { id, hash: await fingerprintHash({ id, challenge }), firewallToken }
      // This call may have created the guest session; the response belongs to it.
      if (cached) cached.session = currentSession()?.sessionToken
      void changeLoginState((state) => ({
        ...state,
        fingerprint: { id: newFingerprint.id, hash: newFingerprint.hash },
      }))
      return newFingerprint
    } catch (error) {
      reportError("fingerprint failure", error)
      cached = undefined
      return null
    }
  }

  return fingerprint
}
