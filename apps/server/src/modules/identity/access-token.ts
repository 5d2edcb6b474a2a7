import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { SignJWT } from "jose"
import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"

const ALGORITHM = "HS256"
const ISSUER = "hearth"

/** Tokens are of our own making only: their header is compared as a whole, and never asked which algorithm it would like. */
const HEADER = Buffer.from(JSON.stringify({ alg: ALGORITHM })).toString("base64url")

const claims = z.object({
  iss: z.literal(ISSUER),
  exp: z.int(),
  sid: z.uuid(),
  sub: z.uuid(),
  kind: z.enum(["guest", "customer"]),
  country: z.enum(countryCodes),
})

export interface AccessClaims {
  sessionId: string
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
}

export function makeAccessToken(key: KeyObject, subject: AccessClaims, now: Date, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: subject.sessionId, kind: subject.kind, country: subject.country })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(subject.userId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key)
}

/**
 * Says who the token is for, or throws why it is not taken. "Or expired" is for ending what it belongs to. Each call of
 * a visitor comes through here, so the signature is checked on the spot; handed to another thread it took five to nine
 * times the work.
 */
export async function readAccessToken(
  key: KeyObject,
  token: string,
  now: Date,
  accept: "valid" | "or expired" = "valid",
): Promise<AccessClaims> {
  const [header = "", payload = "", signature = "", ...more] = token.split(".")
  const expected = createHmac("sha256", key).update(`${header}.${payload}`).digest("base64url")
  if (header !== HEADER || more.length > 0 || !isEqualConstantTime(signature, expected))
    throw new AppError("UNAUTHENTICATED")
  const { data } = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()))
  if (!data) throw new AppError("UNAUTHENTICATED")
  if (accept === "valid" && data.exp * 1000 <= now.getTime()) throw new AppError("CREDENTIALS_EXPIRED")
  return { sessionId: data.sid, userId: data.sub, kind: data.kind, country: data.country }
}

/** Letter for letter, in a time that does not tell how many are right. */
function isEqualConstantTime(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)]
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
}

/** `Bearer x` or bare; clients without credentials send an empty header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer\s+/i, "").trim() || undefined
}
