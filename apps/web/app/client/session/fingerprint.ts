import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { apiAsVisitor } from "../api/api.ts"
import { changeLoginState } from "./login-state.ts"
import { reportError } from "../report-error.ts"
import { currentSession } from "./session.store.ts"

/** IDN-14: who the device is, proved against the server's answer; and what a firewall may ask for (IDN-15). */
export interface Fingerprint {
  id: string
  hash: string
  firewallToken: string
}

/** The firewall's token holds for 15 minutes, and for the session that asked. */
const FRESH_MS = 12 * 60_000

let cached: { made: Promise<Fingerprint | null>; at: number; session: string | undefined } | undefined

/** Null where it could not be had: nobody is kept out for that. */
export function fingerprint({ anew = false } = {}): Promise<Fingerprint | null> {
  const session = currentSession()?.sessionToken
  const isFresh = cached && performance.now() - cached.at < FRESH_MS && cached.session === session
  if (!cached || !isFresh || anew) cached = { made: requestFingerprint(), at: performance.now(), session }
  return cached.made
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
    const made = { id, hash: await fingerprintHash({ id, challenge }), firewallToken }
    // A guest may have been made by that very call: what it answered is theirs.
    if (cached) cached.session = currentSession()?.sessionToken
    void changeLoginState((state) => ({ ...state, fingerprint: { id: made.id, hash: made.hash } }))
    return made
  } catch (error) {
    reportError("fingerprint failure", error)
    cached = undefined
    return null
  }
}
