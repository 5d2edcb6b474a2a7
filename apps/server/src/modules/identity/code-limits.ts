import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findFull, giveBackToLimits, takeFromLimits, takeFromLimitsIf } from "../../platform/limits/take-from-limit.ts"
import { type CodeOf, hasChallenge } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"
import { sayWait } from "./say-wait.ts"

const HOUR = 3600
const DAY = 24 * HOUR

const codeLimits = {
  phoneHour: 5,
  phoneDay: 10,
  /** Numbers that differ in their last four digits only: somebody who counts them through. */
  blockHour: 50,
  /** Of one device in one network; phones of one make look alike. */
  deviceHour: 10,
  triesHour: 15,
  triesDay: 50,
} as const

/** How much less is allowed to a browser that looks like a program. */
const SUSPICIOUS_SHARE = 4
const share = (max: number) => Math.max(1, Math.floor(max / SUSPICIOUS_SHARE))

/** How much of a network's codes go to devices that show no fingerprint: people without scripts get in, a flood does not. */
const UNNAMED_SHARE = 2

/** Who asks, as far as limits go. */
export interface Asker {
  network: string
  /** Of the fingerprint, where one came along and holds. */
  device: string | undefined
  suspicious: boolean
  /** A device that has signed in with this number before is counted by itself: others' asking can't shut it out. */
  trusted: string | undefined
}

interface CodeLimit {
  bucket: string
  max: number
  seconds: number
  says(wait: string): string
}

/** How a recipient is named in buckets: nobody who reads them learns a number. */
export function recipientKey(identity: Identity, recipient: string, trusted: string | undefined): string {
  return mac(identity, "recipient", recipient, trusted ?? "")
}

const sayRecipient = (wait: string) =>
  `We have sent as many codes there as we can for now. Please try again in ${wait}, or sign in another way.`
const sayDevice = (wait: string) => `Many codes were asked for from this device. Please try again in ${wait}.`
const sayNetwork = (wait: string) =>
  `Many codes were asked for from your network. Please try again in ${wait}, or over another connection.`

/**
 * In one order for everybody, so that two who take the same buckets never wait for each other. What tightens comes in
 * addition: nobody gets more by saying less of themselves, or by looking like a program.
 */
function sendingLimits(identity: Identity, recipient: string, asker: Asker): CodeLimit[] {
  const { settings } = identity
  const { network, suspicious, trusted } = asker
  const { codesPerNetworkHour, codesPerNetworkDay } = settings
  const limits: CodeLimit[] = [
    ...recipientLimits(identity, recipient, asker),
    ...deviceLimits(recipient, asker, codesPerNetworkHour),
    { bucket: `code:network-hour:${network}`, max: codesPerNetworkHour, seconds: HOUR, says: sayNetwork },
    { bucket: `code:network-day:${network}`, max: codesPerNetworkDay, seconds: DAY, says: sayNetwork },
  ]
  if (suspicious && trusted === undefined) {
    const who = `${network}:suspicious`
    limits.push(
      { bucket: `code:network-hour:${who}`, max: share(codesPerNetworkHour), seconds: HOUR, says: sayNetwork },
      { bucket: `code:network-day:${who}`, max: share(codesPerNetworkDay), seconds: DAY, says: sayNetwork },
    )
  }
  limits.push({
    bucket: "code:all",
    max: settings.codesPerMinute,
    seconds: 60,
    says: (wait) => `Very many people are signing in right now. Please try again in ${wait}.`,
  })
  return limits
}

/**
 * Devices that have signed in with a number have their hour each, and one day together: with what strangers can use up a
 * number is sent twice a day's codes at most, and neither takes the other's.
 */
function recipientLimits(identity: Identity, recipient: string, { trusted }: Asker): CodeLimit[] {
  const hourOf = recipientKey(identity, recipient, trusted)
  const dayOf = recipientKey(identity, recipient, trusted && "any trusted device")
  const limits: CodeLimit[] = [
    { bucket: `code:hour:${hourOf}`, max: codeLimits.phoneHour, seconds: HOUR, says: sayRecipient },
    { bucket: `code:day:${dayOf}`, max: codeLimits.phoneDay, seconds: DAY, says: sayRecipient },
  ]
  if (recipient.startsWith("+") && trusted === undefined) {
    limits.push({
      bucket: `code:block:${recipient.slice(0, -4)}`,
      max: codeLimits.blockHour,
      seconds: HOUR,
      says: (wait) => `Many codes are asked for by numbers like yours. Please try again in ${wait}.`,
    })
  }
  return limits
}

/**
 * By its fingerprint. Those that show none are one device of their network together, with more room than one has, because
 * they may be many people; their own mark is as good as a fingerprint. E-mail goes to signed-in customers, who are known.
 */
function deviceLimits(recipient: string, asker: Asker, codesPerNetworkHour: number): CodeLimit[] {
  const { network, device, suspicious, trusted } = asker
  if (device !== undefined) {
    const max = suspicious ? share(codeLimits.deviceHour) : codeLimits.deviceHour
    return [{ bucket: `code:device:${network}:${device}`, max, seconds: HOUR, says: sayDevice }]
  }
  if (trusted !== undefined || !recipient.startsWith("+")) return []
  const max = Math.ceil(codesPerNetworkHour / UNNAMED_SHARE)
  return [{ bucket: `code:device:${network}:unnamed`, max, seconds: HOUR, says: sayNetwork }]
}

/** Outside any transaction, so that nobody holds for long what others count by: all of them, or none where one is full. */
export async function takeSendingLimits(identity: Identity, recipient: string, asker: Asker): Promise<void> {
  const wanted = sendingLimits(identity, recipient, asker)
  const taken = await takeFromLimits(identity.db, { limits: asLimits(wanted), now: identity.clock.now() })
  if (!taken.ok) refuse(wanted, taken)
}

/** A look ahead: who is over a limit is told before anything is made. */
export async function checkSendingLimits(identity: Identity, tx: Tx, recipient: string, asker: Asker): Promise<void> {
  const wanted = sendingLimits(identity, recipient, asker)
  const full = await findFull(tx, { limits: asLimits(wanted), now: identity.clock.now() })
  if (full) refuse(wanted, full)
}

const asLimits = (wanted: readonly CodeLimit[]) =>
  wanted.map(({ bucket, max, seconds }) => ({ bucket, max, windowSeconds: seconds }))

function refuse(wanted: readonly CodeLimit[], full: { bucket: string; retryAfterSeconds: number }): never {
  const { bucket, retryAfterSeconds } = full
  throw new AppError("OTP_LIMIT", {
    displayMsg: wanted.find((each) => each.bucket === bucket)?.says(sayWait(retryAfterSeconds)),
    retryAfterSeconds,
    limit: bucket.split(":")[1],
  })
}

/** Nothing was sent, so nothing is used up. */
export async function giveBackSendingLimits(
  identity: Identity,
  tx: Tx,
  recipient: string,
  asker: Asker,
): Promise<void> {
  await giveBackToLimits(
    tx,
    sendingLimits(identity, recipient, asker).map(({ bucket }) => bucket),
  )
}

/**
 * Before a code is looked at, and outside any transaction: a try counts whatever becomes of it. False where no code was
 * sent: there is nothing to guess, and nobody may use up another's tries.
 */
export async function countTry(
  identity: Identity,
  of: CodeOf,
  recipient: string,
  trusted: string | undefined,
): Promise<boolean> {
  const { db, clock } = identity
  const key = recipientKey(identity, recipient, trusted)
  const limits = [
    { bucket: `try:hour:${key}`, max: codeLimits.triesHour, windowSeconds: HOUR },
    { bucket: `try:day:${key}`, max: codeLimits.triesDay, windowSeconds: DAY },
  ]
  const isSent = { name: "identity.count-try", holds: hasChallenge(of) }
  const taken = await takeFromLimitsIf(db, { limits, now: clock.now() }, isSent)
  if (!taken || taken.ok) return taken !== undefined
  const { retryAfterSeconds } = taken
  throw new AppError("OTP_LIMIT", {
    displayMsg: `Too many codes were tried. Please try again in ${sayWait(retryAfterSeconds)}, or sign in another way.`,
    retryAfterSeconds,
    limit: "tries",
  })
}
