import { asRecord } from "../storage/stored-shapes.ts"

/*
 * Checks that a 200 response is complete before it is used. A proxy, a network's sign-in page or a truncated response
 * can also have status 200; such a response is treated as no response.
 */

export function isSession(body: unknown): boolean {
  const { credentials, attributes, userId, cartId, left } = asRecord(body)
  const { accessToken, sessionToken } = asRecord(credentials)
  const { mobile } = asRecord(attributes)
  const texts = [accessToken, sessionToken, mobile, userId, cartId]
  return texts.every((each) => typeof each === "string") && Array.isArray(left)
}

export function isSentCode(body: unknown): boolean {
  const { resendAfter, expiresIn } = asRecord(body)
  return typeof resendAfter === "number" && typeof expiresIn === "number"
}

export function isAccount(body: unknown): boolean {
  const { attributes, social } = asRecord(asRecord(body).data)
  return typeof asRecord(attributes).mobile === "string" && Array.isArray(social)
}

export function hasToken(body: unknown): boolean {
  return typeof asRecord(body).token === "string"
}

/** One of three steps: redirect to the provider, verify the profile it returned, or signed in. */
export function isSocialStep(body: unknown): boolean {
  const { next, authorizeUrl, social } = asRecord(body)
  if (next === "redirect") return typeof authorizeUrl === "string"
  if (next === "verify") return hasToken(social)
  return next === "done" && isSession(body)
}
