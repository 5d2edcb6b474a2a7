import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import type { IdentityProvider } from "../../settings.ts"
import { fetchFromIdentityProvider, ProviderUnavailableError, TIMEOUT_SECONDS } from "./fetch-from-identity-provider.ts"

const CACHE_MS = 3600 * 1000

/** One sign-in at a provider: the values that bind the callback to the request that started it. */
export interface SocialFlow {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(120).catch(""),
  /** Some providers send this as a string. */
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  given_name: z.string().max(60).catch(""),
  family_name: z.string().max(60).catch(""),
})

export interface ProviderIdentity {
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

const configurations = new Map<string, { configuration: Configuration; until: number }>()

/** Returns the provider's discovery document, cached for an hour; failures are not cached. */
async function configurationOf(provider: IdentityProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider
  const key = JSON.stringify(provider)
  const cached = configurations.get(key)
  if (cached && cached.until > Date.now()) return cached.configuration
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: fetchFromIdentityProvider,
    // The signature is verified against the provider's keys although the token comes directly from the provider. The
    // settings allow plain HTTP only for this machine.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])],
  })
  configurations.set(key, { configuration, until: Date.now() + CACHE_MS })
  return configuration
}

export async function authorizeUrl(provider: IdentityProvider, flow: SocialFlow): Promise<string> {
  return withSocialErrors(
    async () =>
      buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: flow.redirectUri,
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      }).href,
  )
}

/**
 * Exchanges the code for an identity token, which the library verifies: signature, algorithm, issuer, audience,
 * validity period, nonce.
 */
export async function exchangeSocialCode(
  provider: IdentityProvider,
  flow: SocialFlow,
  callback: { code: string; iss?: string | undefined },
): Promise<ProviderIdentity> {
  return withSocialErrors(async () => {
    const callbackUrl = new URL(flow.redirectUri)
    callbackUrl.search = new URLSearchParams({
      code: callback.code,
      state: flow.state,
      ...(callback.iss === undefined ? {} : { iss: callback.iss }),
    }).toString()
    const tokens = await authorizationCodeGrant(await configurationOf(provider), callbackUrl, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
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

async function withSocialErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { cause, code } = error as { cause?: unknown; code?: unknown }
    if (cause instanceof ProviderUnavailableError)
      throw new AppError("SOCIAL_UNAVAILABLE", { reason: cause.message }, { cause: error })
    throw new AppError("SOCIAL_REFUSED", { reason: code ?? String(error) }, { cause: error })
  }
}
