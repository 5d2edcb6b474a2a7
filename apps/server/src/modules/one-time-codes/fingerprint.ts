import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { scoreSignals, type BrowserSignals } from "@hearth/domain/identity/score-signals.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { isEqualInConstantTime } from "../../platform/keyed-hash.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"

const MAX_FINGERPRINTS_PER_MINUTE = 120
const DAY_MS = 24 * 3600 * 1000
const FIREWALL_SECONDS = 15 * 60

/**
 * IDN-14: returns an id for the browser's fingerprint. Stores nothing: the signed id contains the device's pseudonym
 * and score, and the challenge is derived from the id and the day.
 */
export async function registerFingerprint(
  deps: OneTimeCodes,
  session: Session,
  request: FastifyRequest,
  signals: BrowserSignals,
) {
  await limitNetwork(deps, request, "fingerprints", MAX_FINGERPRINTS_PER_MINUTE, 60)
  const { isSuspicious, flags } = scoreSignals(signals)
  if (isSuspicious) deps.log.info({ requestId: request.id, sessionId: session.id, flags }, "a browser looks automated")
  const device = deps.mac("device", signals.visitorId, signals.userAgent).slice(0, 22)
  const deviceAndScore = `${device}.${isSuspicious ? "s" : "c"}`
  const id = `${deviceAndScore}.${deps.mac("device id", deviceAndScore).slice(0, 22)}`
  return { id, challenge: challengeOf(deps, id, 0), firewallToken: firewallToken(deps, session.id) }
}

function challengeOf(deps: OneTimeCodes, id: string, daysAgo: number): string {
  const day = Math.floor(deps.clock.now().getTime() / DAY_MS) - daysAgo
  return deps.mac("fingerprint challenge", id, String(day))
}

export interface Fingerprint {
  device: string | undefined
  suspicious: boolean
}

const noFingerprint: Fingerprint = { device: undefined, suspicious: false }

/**
 * Identifies the device. Without a fingerprint it is unknown, with an invalid one it is suspicious; neither is refused.
 */
export async function readFingerprint(
  deps: OneTimeCodes,
  presented: { id: string; hash: string } | undefined,
): Promise<Fingerprint> {
  if (!presented) return noFingerprint
  const [device = "", score = "", proof = ""] = presented.id.split(".")
  if (!isEqualInConstantTime(proof, deps.mac("device id", `${device}.${score}`).slice(0, 22)))
    return { ...noFingerprint, suspicious: true }
  for (const daysAgo of [0, 1]) {
    const challenge = challengeOf(deps, presented.id, daysAgo)
    if (isEqualInConstantTime(presented.hash, await fingerprintHash({ id: presented.id, challenge }))) {
      return { device, suspicious: score === "s" }
    }
  }
  return { device, suspicious: true }
}

function firewallToken(deps: OneTimeCodes, sessionId: string): string {
  const expiresAtSeconds = String(Math.floor(deps.clock.now().getTime() / 1000) + FIREWALL_SECONDS)
  return `${expiresAtSeconds}.${deps.mac("firewall", sessionId, expiresAtSeconds)}`
}

/** IDN-15: if the deployment requires it, codes are sent only to sessions that present their firewall token. */
export function checkFirewallToken(deps: OneTimeCodes, session: Session, request: FastifyRequest): void {
  if (!deps.settings.firewallTokenNeeded) return
  const presented = request.headers["x-firewall-token"]
  const [expiresAtSeconds = "", proof = ""] = typeof presented === "string" ? presented.split(".") : []
  const isFresh = Number(expiresAtSeconds) * 1000 > deps.clock.now().getTime()
  if (!isFresh || !isEqualInConstantTime(proof, deps.mac("firewall", session.id, expiresAtSeconds)))
    throw new AppError("FIREWALL_REFUSED")
}
