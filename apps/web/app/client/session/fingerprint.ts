import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { apiAsVisitor } from "../api/api.ts"
import { createFingerprintCache } from "./fingerprint-cache.ts"
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

/**
 * Returns the cached fingerprint, or requests one. Resolves to null if it could not be determined; visitors without a
 * fingerprint can still sign in.
 */
export const getFingerprint = createFingerprintCache(requestFingerprint, () => currentSession()?.sessionToken)

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
    void changeLoginState((state) => ({
      ...state,
      fingerprint: { id: newFingerprint.id, hash: newFingerprint.hash },
    }))
    return newFingerprint
  } catch (error) {
    reportError("fingerprint failure", error)
    return null
  }
}
