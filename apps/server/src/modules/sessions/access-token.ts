import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { SignJWT } from "jose"
import { createHmac, type KeyObject } from "node:crypto"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import { isEqualInConstantTime } from "../../platform/keyed-hash.ts"

const ALGORITHM = "HS256"
const ISSUER = "hearth"

/** The only header that we accept. It is compared as a whole, so a token can't choose its own algorithm. */
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
 * Returns the claims of a token, or throws if its signature or expiry is invalid. "valid or expired" also accepts an
 * expired token, so that its session can be ended.
 *
 * Runs on each request of a visitor, so the signature is checked synchronously: handing it to another thread cost five
 * to nine times as much work.
 */
export async function readAccessToken(
  key: KeyObject,
  token: string,
  now: Date,
  accept: "valid" | "valid or expired" = "valid",
): Promise<AccessClaims> {
  const [header = "", payload = "", signature = "", ...extraParts] = token.split(".")
  const expected = createHmac("sha256", key).update(`${header}.${payload}`).digest("base64url")
  if (header !== HEADER || extraParts.length > 0 || !isEqualInConstantTime(signature, expected))
    throw new AppError("UNAUTHENTICATED")
  const { data } = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()))
  if (!data) throw new AppError("UNAUTHENTICATED")
  if (accept === "valid" && data.exp * 1000 <= now.getTime()) throw new AppError("CREDENTIALS_EXPIRED")
  return { sessionId: data.sid, userId: data.sub, kind: data.kind, country: data.country }
}

/** Accepts `Bearer x` and `x`. Clients without credentials send an empty header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer\s+/i, "").trim() || undefined
}
