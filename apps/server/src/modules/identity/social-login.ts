import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { safeRedirectPath } from "@hearth/domain/identity/safe-redirect-path.ts"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { publicOriginFor } from "../../platform/http/public-origin.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { IdentityProvider, Settings } from "../../settings.ts"
import { findBySocial, lockPerson } from "./accounts.store.ts"
import { toCustomerSession } from "./session-responses.ts"
import { exchangeSocialCode, authorizeUrl, type SocialFlow } from "./social-provider.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"
import { signIn } from "./sign-in.ts"
import { issueOneTimeToken, consumeOneTimeToken } from "./one-time-tokens.ts"

const PER_MINUTE = 60

const startDataSchema = z.object({ source: z.string(), redirectUrl: z.string() })

/**
 * IDN-1, IDN-6: starts a sign-in at the provider. Its callback is valid only in this session, within ten minutes and
 * once.
 */
export async function startSocial(
  identity: Identity,
  { session, request }: Caller,
  { source, redirectUrl }: { source: SocialSource; redirectUrl?: string | undefined },
) {
  await limitNetwork(identity, request, "social", PER_MINUTE, 60)
  const provider = requireIdentityProvider(identity.settings, source)
  const data = { source, redirectUrl: safeRedirectPath(redirectUrl) }
  const state = await issueOneTimeToken(identity, identity.db, "social start", session.id, data)
  const url = await authorizeUrl(provider, socialFlowOf(identity, request, state))
  return { next: "redirect", status: "SUCCESS", authorizeUrl: url } as const
}

/**
 * Handles the provider's callback: signs in if this identity is known, otherwise returns a token for verifying the
 * number.
 */
export async function finishSocial(
  identity: Identity,
  caller: Caller,
  callback: { source: SocialSource; code: string; state: string; iss?: string | undefined },
) {
  const { db, settings, log } = identity
  const { session, request, country } = caller
  await limitNetwork(identity, request, "social", PER_MINUTE, 60)
  const { source } = callback
  const provider = requireIdentityProvider(settings, source)
  const { data } = startDataSchema.safeParse(
    await consumeOneTimeToken(identity, db, "social start", session.id, callback.state),
  )
  if (data?.source !== source) throw new AppError("SOCIAL_REFUSED", { reason: "unknown state" })
  const redirectUrl = safeRedirectPath(data.redirectUrl)
  const person = await exchangeSocialCode(provider, socialFlowOf(identity, request, callback.state), callback).catch(
    (error: unknown) => {
      if (error instanceof AppError)
        log.warn({ requestId: request.id, source, ...error.details }, "social sign-in failed")
      throw error
    },
  )
  const { subject, email, emailVerified, firstName, lastName } = person
  const found = await findBySocial(db, { country, source, subject })
  if (!found) {
    const identityData = { source, subject, email, emailVerified }
    const token = await issueOneTimeToken(identity, db, "social", session.id, identityData)
    const social = { source, token, email, firstName, lastName }
    return { next: "verify", status: "SUCCESS", social, redirectUrl } as const
  }
  const signedIn = await inTransaction(db, async (tx) => {
    const account = await lockPerson(tx, found.id)
    if (!account) throw new AppError("SOCIAL_REFUSED", { reason: "account deleted" })
    return signIn(identity, tx, caller, session, account)
  })
  return { next: "done", ...toCustomerSession(signedIn, caller, settings), redirectUrl } as const
}

function requireIdentityProvider({ identityProviders }: Settings, source: SocialSource): IdentityProvider {
  const provider = identityProviders.find((each) => each.source === source)
  if (!provider) throw new AppError("FEATURE_OFF")
  return provider
}

/** Derives the whole flow from the state and our key, so that none of it has to be stored. */
function socialFlowOf(identity: Identity, request: FastifyRequest, state: string): SocialFlow {
  const { publicOrigin } = identity.settings
  const origin = publicOrigin ? publicOriginFor(request.host, publicOrigin) : `${request.protocol}://${request.host}`
  return {
    redirectUri: `${origin}/login`,
    state,
    nonce: mac(identity, "nonce", state),
    verifier: mac(identity, "verifier", state),
  }
}
