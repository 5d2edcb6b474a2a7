import { asRecord } from "../storage/stored-shapes.ts"

/*
 * What a 200 must bring before somebody goes on with it. A proxy, a network's own sign-in page or a half-written answer can
 * say 200 as well; that is then no answer, and no reason to break.
 */

export function isSession(answer: unknown): boolean {
  const { credentials, attributes, userId, cartId, left } = asRecord(answer)
  const { accessToken, sessionToken } = asRecord(credentials)
  const { mobile } = asRecord(attributes)
  const texts = [accessToken, sessionToken, mobile, userId, cartId]
  return texts.every((each) => typeof each === "string") && Array.isArray(left)
}

export function isSentCode(answer: unknown): boolean {
  const { resendAfter, expiresIn } = asRecord(answer)
  return typeof resendAfter === "number" && typeof expiresIn === "number"
}

export function isAccount(answer: unknown): boolean {
  const { attributes, social } = asRecord(asRecord(answer).data)
  return typeof asRecord(attributes).mobile === "string" && Array.isArray(social)
}

export function hasToken(answer: unknown): boolean {
  return typeof asRecord(answer).token === "string"
}

/** On to a provider, back with whom it vouches for, or in. */
export function isSocialStep(answer: unknown): boolean {
  const { next, authorizeUrl, social } = asRecord(answer)
  if (next === "redirect") return typeof authorizeUrl === "string"
  if (next === "verify") return hasToken(social)
  return next === "done" && isSession(answer)
}
