import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { errors, jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"

const ALGORITHM = "HS256"
const ISSUER = "hearth"

const claims = z.object({
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

export function makeAccessToken(key: Uint8Array, who: AccessClaims, now: Date, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: who.sessionId, kind: who.kind, country: who.country })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(who.userId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key)
}

/** Says who the token is for, or throws why it is not taken. "Or expired" is for ending what it belongs to. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
  accept: "valid" | "or expired" = "valid",
): Promise<AccessClaims> {
  try {
    const currentDate = accept === "valid" ? now : new Date(0)
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate })
    const { sid, sub, kind, country } = claims.parse(payload)
    return { sessionId: sid, userId: sub, kind, country }
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? "CREDENTIALS_EXPIRED" : "UNAUTHENTICATED")
  }
}

/** `Bearer x` or bare; clients without credentials send an empty header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^Bearer\s+/i, "").trim() || undefined
}
