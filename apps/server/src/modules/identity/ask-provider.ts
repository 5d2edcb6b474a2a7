import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import type { IdentityProvider } from "../../settings.ts"

const TIMEOUT_SECONDS = 5
const FRESH_MS = 3600 * 1000

/** One sign-in at a provider: what binds its way there to its way back. */
export interface SocialTrip {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(120).catch(""),
  /** Some write it as a text. */
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  given_name: z.string().max(60).catch(""),
  family_name: z.string().max(60).catch(""),
})

export interface VouchedFor {
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

const known = new Map<string, { configuration: Configuration; until: number }>()

/** What the provider says of itself, kept for an hour; a failure is not kept. */
async function configurationOf(provider: IdentityProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider
  const key = JSON.stringify(provider)
  const kept = known.get(key)
  if (kept && kept.until > Date.now()) return kept.configuration
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The signature is checked against the provider's keys although the token comes straight from it. Without TLS only
    // this machine is asked; the settings see to that.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])],
  })
  known.set(key, { configuration, until: Date.now() + FRESH_MS })
  return configuration
}

export async function authorizeUrl(provider: IdentityProvider, trip: SocialTrip): Promise<string> {
  return orSayWhy(
    async () =>
      buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: trip.redirectUri,
        scope: "openid email profile",
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: "S256",
      }).href,
  )
}

/** Swaps the code for an identity token, which the library checks: signature, algorithm, issuer, audience, times, nonce. */
export async function askProvider(
  provider: IdentityProvider,
  trip: SocialTrip,
  came: { code: string; iss?: string | undefined },
): Promise<VouchedFor> {
  return orSayWhy(async () => {
    const back = new URL(trip.redirectUri)
    back.search = new URLSearchParams({
      code: came.code,
      state: trip.state,
      ...(came.iss === undefined ? {} : { iss: came.iss }),
    }).toString()
    const tokens = await authorizationCodeGrant(await configurationOf(provider), back, {
      pkceCodeVerifier: trip.verifier,
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      idTokenExpected: true,
    })
    const { sub, email, email_verified, given_name, family_name } = claims.parse(tokens.claims())
    return {
      subject: sub,
      email: email.toLowerCase(),
      emailVerified: email !== "" && email_verified,
      firstName: given_name,
      lastName: family_name,
    }
  })
}

async function orSayWhy<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const { cause, code } = error as { cause?: unknown; code?: unknown }
    const isAway =
      (error instanceof ClientError && code === "OAUTH_TIMEOUT") ||
      (cause instanceof Response && cause.status >= 500) ||
      (error instanceof TypeError && error.message === "fetch failed")
    throw new AppError(
      isAway ? "SOCIAL_UNAVAILABLE" : "SOCIAL_REFUSED",
      { reason: code ?? String(error) },
      { cause: error },
    )
  }
}
