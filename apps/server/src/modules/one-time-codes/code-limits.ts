import * as identityTexts from "@hearth/texts/account/identity.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findFullLimit, refundLimits, consumeLimits, consumeLimitsIf } from "../../platform/limits/consume-limit.ts"
import { hasChallenge } from "./one-time-codes.store.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import type { CodeRef } from "./one-time-codes.store.ts"

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

const codeLimits = {
  recipientHour: 5,
  recipientDay: 10,
  /** Limit for numbers that differ only in their last four digits, against callers who try one number after another. */
  blockHour: 50,
  /**
   * Limit per device and network. The network is included because phones of the same model have the same fingerprint.
   */
  deviceHour: 10,
  triesHour: 15,
  triesDay: 50,
} as const

/** The divisor for limits of a browser that looks like a bot. */
const SUSPICIOUS_DIVISOR = 4
const suspiciousShare = (max: number) => Math.max(1, Math.floor(max / SUSPICIOUS_DIVISOR))

/**
 * The divisor for the part of a network's limit that devices without a fingerprint share: people without scripts can
 * sign in, but a flood of requests is refused.
 */
const ANONYMOUS_DIVISOR = 2

/** The properties of a caller that the limits depend on. */
export interface CodeRequester {
  network: string
  /** The device's pseudonym from a fingerprint with a valid signature. */
  device: string | undefined
  suspicious: boolean
  /**
   * The id in the device's cookie if the device has signed in with this number before. Such a device has its own
   * limits, so that strangers can't lock it out.
   */
  trustedDevice: string | undefined
}

interface CodeLimit {
  bucket: string
  max: number
  seconds: number
  message(waitSeconds: number): string
}

/**
 * Returns the key of a recipient's limits and waits. It is a keyed hash, so that it doesn't reveal the number. A trusted
 * device has a key of its own, unlike the `recipientKey` of a `CodeRef`.
 */
export function limitKeyOf(deps: OneTimeCodes, recipient: string, trustedDevice: string | undefined): string {
  return deps.mac("recipient", recipient, trustedDevice ?? "")
}

/**
 * Returns all limits for sending a code, always in the same sequence, so that two requests for the same buckets can't
 * deadlock. The limits for suspicious devices are added to the others: hiding information or looking like a bot never
 * allows more.
 */
function sendingLimits(deps: OneTimeCodes, recipient: string, requester: CodeRequester): CodeLimit[] {
  const { settings } = deps
  const { network, suspicious, trustedDevice } = requester
  const { codesPerNetworkHour, codesPerNetworkDay } = settings
  const limits: CodeLimit[] = [
    ...recipientLimits(deps, recipient, requester),
    ...deviceLimits(recipient, requester, codesPerNetworkHour),
    {
      bucket: `code:network-hour:${network}`,
      max: codesPerNetworkHour,
      seconds: HOUR_SECONDS,
      message: identityTexts.tooManyCodesFromNetwork,
    },
    {
      bucket: `code:network-day:${network}`,
      max: codesPerNetworkDay,
      seconds: DAY_SECONDS,
      message: identityTexts.tooManyCodesFromNetwork,
    },
  ]
  if (suspicious && trustedDevice === undefined) {
    const suspiciousKey = `${network}:suspicious`
    limits.push(
      {
        bucket: `code:network-hour:${suspiciousKey}`,
        max: suspiciousShare(codesPerNetworkHour),
        seconds: HOUR_SECONDS,
        message: identityTexts.tooManyCodesFromNetwork,
      },
      {
        bucket: `code:network-day:${suspiciousKey}`,
        max: suspiciousShare(codesPerNetworkDay),
        seconds: DAY_SECONDS,
        message: identityTexts.tooManyCodesFromNetwork,
      },
    )
  }
  limits.push({
    bucket: "code:all",
    max: settings.codesPerMinute,
    seconds: 60,
    message: identityTexts.tooManyCodesInAll,
  })
  return limits
}

/**
 * Devices that have signed in with a number each have their own hourly limit and share one daily limit. Strangers have
 * separate limits. In total a number is sent at most twice the daily limit, and neither group uses up the other's
 * codes.
 */
function recipientLimits(deps: OneTimeCodes, recipient: string, { trustedDevice }: CodeRequester): CodeLimit[] {
  const hourKey = limitKeyOf(deps, recipient, trustedDevice)
  const dayKey = limitKeyOf(deps, recipient, trustedDevice && "any trusted device")
  const limits: CodeLimit[] = [
    {
      bucket: `code:hour:${hourKey}`,
      max: codeLimits.recipientHour,
      seconds: HOUR_SECONDS,
      message: identityTexts.tooManyCodesToRecipient,
    },
    {
      bucket: `code:day:${dayKey}`,
      max: codeLimits.recipientDay,
      seconds: DAY_SECONDS,
      message: identityTexts.tooManyCodesToRecipient,
    },
  ]
  if (recipient.startsWith("+") && trustedDevice === undefined) {
    limits.push({
      bucket: `code:block:${recipient.slice(0, -4)}`,
      max: codeLimits.blockHour,
      seconds: HOUR_SECONDS,
      message: identityTexts.tooManyCodesToSimilarNumbers,
    })
  }
  return limits
}

/**
 * Limits a device by its fingerprint. Devices without one share a bucket per network, with a higher limit because they
 * may be many people. Trusted devices need no fingerprint, and e-mail codes are sent only to signed-in customers.
 */
function deviceLimits(recipient: string, requester: CodeRequester, codesPerNetworkHour: number): CodeLimit[] {
  const { network, device, suspicious, trustedDevice } = requester
  if (device !== undefined) {
    const max = suspicious ? suspiciousShare(codeLimits.deviceHour) : codeLimits.deviceHour
    return [
      {
        bucket: `code:device:${network}:${device}`,
        max,
        seconds: HOUR_SECONDS,
        message: identityTexts.tooManyCodesFromDevice,
      },
    ]
  }
  if (trustedDevice !== undefined || !recipient.startsWith("+")) return []
  const max = Math.ceil(codesPerNetworkHour / ANONYMOUS_DIVISOR)
  return [
    {
      bucket: `code:device:${network}:unnamed`,
      max,
      seconds: HOUR_SECONDS,
      message: identityTexts.tooManyCodesFromNetwork,
    },
  ]
}

/**
 * Consumes all limits, or none if one is full. Runs outside any transaction so that the buckets stay locked only
 * briefly.
 */
export async function consumeSendingLimits(
  deps: OneTimeCodes,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  const limits = sendingLimits(deps, recipient, requester)
  const result = await consumeLimits(deps.db, { limits: asLimits(limits), now: deps.clock.now() })
  if (!result.ok) throwLimitError(limits, result)
}

/** Throws if a limit is already full, before a code is created. Consumes nothing. */
export async function checkSendingLimits(
  deps: OneTimeCodes,
  tx: Tx,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  const limits = sendingLimits(deps, recipient, requester)
  const fullLimit = await findFullLimit(tx, { limits: asLimits(limits), now: deps.clock.now() })
  if (fullLimit) throwLimitError(limits, fullLimit)
}

const asLimits = (limits: readonly CodeLimit[]) =>
  limits.map(({ bucket, max, seconds }) => ({ bucket, max, windowSeconds: seconds }))

function throwLimitError(
  limits: readonly CodeLimit[],
  fullLimit: { bucket: string; retryAfterSeconds: number },
): never {
  const { bucket, retryAfterSeconds } = fullLimit
  throw new AppError("OTP_LIMIT", {
    displayMsg: limits.find((each) => each.bucket === bucket)?.message(retryAfterSeconds),
    retryAfterSeconds,
    limit: bucket.split(":")[1],
  })
}

/** Refunds the limits after a message could not be sent. */
export async function refundSendingLimits(
  deps: OneTimeCodes,
  tx: Tx,
  recipient: string,
  requester: CodeRequester,
): Promise<void> {
  await refundLimits(
    tx,
    sendingLimits(deps, recipient, requester).map(({ bucket }) => bucket),
  )
}

/**
 * Counts an attempt before the code is checked, and throws if there were too many. Runs outside any transaction, so
 * that the attempt counts even if the request fails. Returns false if no code was sent: there is nothing to guess, and
 * nobody can use up another's attempts.
 */
export async function countAttemptIfSent(
  deps: OneTimeCodes,
  codeRef: CodeRef,
  recipient: string,
  trustedDevice: string | undefined,
): Promise<boolean> {
  const { db, clock } = deps
  const key = limitKeyOf(deps, recipient, trustedDevice)
  const limits = [
    { bucket: `try:hour:${key}`, max: codeLimits.triesHour, windowSeconds: HOUR_SECONDS },
    { bucket: `try:day:${key}`, max: codeLimits.triesDay, windowSeconds: DAY_SECONDS },
  ]
  const onlyIfSent = { name: "identity.count-try", condition: hasChallenge(codeRef) }
  const result = await consumeLimitsIf(db, { limits, now: clock.now() }, onlyIfSent)
  if (!result || result.ok) return result !== undefined
  const { retryAfterSeconds } = result
  throw new AppError("OTP_LIMIT", {
    displayMsg: identityTexts.tooManyWrongCodes(retryAfterSeconds),
    retryAfterSeconds,
    limit: "tries",
  })
}
