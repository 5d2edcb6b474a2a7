import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findFullLimit, refundLimits, consumeLimits, consumeLimitsIf } from "../../platform/limits/consume-limit.ts"
import { type CodeRef, hasChallenge } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"
import { formatWait } from "./format-wait.ts"

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
const suspiciousShare = (max: number) => Math.max(1, Math.floor(max / SUSPICIOUS_SHARE))

/** How much of a network's codes go to devices that show no fingerprint: people without scripts get in, a flood does not. */
const ANONYMOUS_SHARE = 2

/** Who asks, as far as limits go. */
export interface CodeRequester {
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
  message(wait: string): string
}

/** How a recipient is named in buckets: nobody who reads them learns a number. */
export function recipientKey(identity: Identity, recipient: string, trusted: string | undefined): string {
  return mac(identity, "recipient", recipient, trusted ?? "")
}

const recipientMessage = (wait: string) =>
  `We have sent as many codes there as we can for now. Please try again in ${wait}, or sign in another way.`
const deviceMessage = (wait: string) => `Many codes were asked for from this device. Please try again in ${wait}.`
const networkMessage = (wait: string) =>
  `Many codes were asked for from your network. Please try again in ${wait}, or over another connection.`

/**
 * In one order for everybody, so that two who take the same buckets never wait for each other. What tightens comes in
 * addition: nobody gets more by saying less of themselves, or by looking like a program.
 */
function sendingLimits(identity: Identity, recipient: string, requester: CodeRequester): CodeLimit[] {
  const { settings } = identity
  const { network, suspicious, trusted } = requester
  const { codesPerNetworkHour, codesPerNetworkDay } = settings
  const limits: CodeLimit[] = [
    ...recipientLimits(identity, recipient, requester),
    ...deviceLimits(recipient, requester, codesPerNetworkHour),
    { bucket: `code:network-hour:${network}`, max: codesPerNetworkHour, seconds: HOUR, message: networkMessage },
    { bucket: `code:network-day:${network}`, max: codesPerNetworkDay, seconds: DAY, message: networkMessage },
  ]
  if (suspicious && trusted === undefined) {
    const suspiciousKey = `${network}:suspicious`
    limits.push(
      {
        bucket: `code:network-hour:${suspiciousKey}`,
        max: suspiciousShare(codesPerNetworkHour),
        seconds: HOUR,
        message: networkMessage,
      },
      {
        bucket: `code:network-day:${suspiciousKey}`,
        max: suspiciousShare(codesPerNetworkDay),
        seconds: DAY,
        message: networkMessage,
      },
    )
  }
  limits.push({
    bucket: "code:all",
    max: settings.codesPerMinute,
    seconds: 60,
    message: (wait) => `Very many people are signing in right now. Please try again in ${wait}.`,
  })
  return limits
}

/**
 * Devices that have signed in with a number have their hour each, and one day together: with what strangers can use up a
 * number is sent twice a day's codes at most, and neither takes the other's.
 */
function recipientLimits(identity: Identity, recipient: string, { trusted }: CodeRequester): CodeLimit[] {
  const hourKey = recipientKey(identity, recipient, trusted)
  const dayKey = recipientKey(identity, recipient, trusted && "any trusted device")
  const limits: CodeLimit[] = [
    { bucket: `code:hour:${hourKey}`, max: codeLimits.phoneHour, seconds: HOUR, message: recipientMessage },
    { bucket: `code:day:${dayKey}`, max: codeLimits.phoneDay, seconds: DAY, message: recipientMessage },
  ]
  if (recipient.startsWith("+") && trusted === undefined) {
    limits.push({
      bucket: `code:block:${recipient.slice(0, -4)}`,
      max: codeLimits.blockHour,
      seconds: HOUR,
      message: (wait) => `Many codes are asked for by numbers like yours. Please try again in ${wait}.`,
    })
  }
  return limits
}

/**
 * By its fingerprint. Those that show none are one device of their network together, with more room than one has, because
 * they may be many people; their own mark is as good as a fingerprint. E-mail goes to signed-in customers, who are known.
 */
function deviceLimits(recipient: string, requester: CodeRequester, codesPerNetworkHour: number): CodeLimit[] {
  const { network, device, suspicious, trusted } = requester
  if (device !== undefined) {
    const max = suspicious ? suspiciousShare(codeLimits.deviceHour) : codeLimits.deviceHour
    return [{ bucket: `code:device:${network}:${device}`, max, seconds: HOUR, message: deviceMessage }]
  }
  if (trusted !== undefined || !recipient.startsWith("+")) return []
  const max = Math.ceil(codesPerNetworkHour / ANONYMOUS_SHARE)
  return [{ bucket: `code:device:${network}:unnamed`, max, seconds: HOUR, message: networkMessage }]
}

/** Outside any transaction, so that nobody holds for long what others count by: all of them, or none where one is full. */
export async function consumeSendingLimits(
  identity: Identity,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  const limits = sendingLimits(identity, recipient, requester)
  const result = await consumeLimits(identity.db, { limits: asLimits(limits), now: identity.clock.now() })
  if (!result.ok) throwLimitError(limits, result)
}

/** A look ahead: who is over a limit is told before anything is made. */
export async function checkSendingLimits(
  identity: Identity,
  tx: Tx,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  const limits = sendingLimits(identity, recipient, requester)
  const full = await findFullLimit(tx, { limits: asLimits(limits), now: identity.clock.now() })
  if (full) throwLimitError(limits, full)
}

const asLimits = (limits: readonly CodeLimit[]) =>
  limits.map(({ bucket, max, seconds }) => ({ bucket, max, windowSeconds: seconds }))

function throwLimitError(limits: readonly CodeLimit[], full: { bucket: string; retryAfterSeconds: number }): never {
  const { bucket, retryAfterSeconds } = full
  throw new AppError("OTP_LIMIT", {
    displayMsg: limits.find((each) => each.bucket === bucket)?.message(formatWait(retryAfterSeconds)),
    retryAfterSeconds,
    limit: bucket.split(":")[1],
  })
}

/** Nothing was sent, so nothing is used up. */
export async function refundSendingLimits(
  identity: Identity,
  tx: Tx,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  await refundLimits(
    tx,
    sendingLimits(identity, recipient, requester).map(({ bucket }) => bucket),
  )
}

/**
 * Before a code is looked at, and outside any transaction: a try counts whatever becomes of it. False where no code was
 * sent: there is nothing to guess, and nobody may use up another's tries.
 */
export async function countCodeAttempt(
  identity: Identity,
  codeRef: CodeRef,
  recipient: string,
  trusted: string | undefined,
): Promise<boolean> {
  const { db, clock } = identity
  const key = recipientKey(identity, recipient, trusted)
  const limits = [
    { bucket: `try:hour:${key}`, max: codeLimits.triesHour, windowSeconds: HOUR },
    { bucket: `try:day:${key}`, max: codeLimits.triesDay, windowSeconds: DAY },
  ]
  const isSent = { name: "identity.count-try", holds: hasChallenge(codeRef) }
  const result = await consumeLimitsIf(db, { limits, now: clock.now() }, isSent)
  if (!result || result.ok) return result !== undefined
  const { retryAfterSeconds } = result
  throw new AppError("OTP_LIMIT", {
    displayMsg: `Too many codes were tried. Please try again in ${formatWait(retryAfterSeconds)}, or sign in another way.`,
    retryAfterSeconds,
    limit: "tries",
  })
}
