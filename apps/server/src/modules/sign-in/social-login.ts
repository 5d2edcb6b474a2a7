import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { safeRedirectPath } from "@hearth/domain/identity/safe-redirect-path.ts"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { publicOriginFor } from "../../platform/http/public-origin.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { IdentityProvider, Settings } from "../../settings.ts"
import { toCustomerSession } from "./customer-session.ts"
import { exchangeSocialCode, authorizeUrl, type SocialFlow } from "./social-provider.ts"
import { signIn } from "./sign-in.ts"
import { findBySocial, lockPerson } from "../identity/public.ts"
import { consumeOneTimeToken, issueOneTimeToken } from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

const MAX_REQUESTS_PER_MINUTE = 60

const startDataSchema = z.object({ source: z.string(), redirectUrl: z.string() })

interface SocialStart {
  source: SocialSource
  redirectUrl?: string | undefined
}

interface SocialCallback {
  source: SocialSource
  code: string
  state: string
  iss?: string | undefined
}

/** Signs in through an identity provider, in two calls: one before the redirect and one after it. */
export function socialLogin(
  deps: SignInDeps,
  caller: Caller,
  input: ({ step: "start" } & SocialStart) | ({ step: "finish" } & SocialCallback),
) {
  return input.step === "start" ? startSocial(deps, caller, input) : finishSocial(deps, caller, input)
}

/**
 * IDN-1, IDN-6: starts a sign-in at the provider. Its callback is valid only in this session, within ten minutes and
 * once.
 */
async function startSocial(deps: SignInDeps, { session, request }: Caller, { source, redirectUrl }: SocialStart) {
  await limitNetwork(deps, request, "social", MAX_REQUESTS_PER_MINUTE, 60)
  const provider = requireIdentityProvider(deps.settings, source)
  const data = { source, redirectUrl: safeRedirectPath(redirectUrl) }
  const state = await issueOneTimeToken(deps.codes, deps.db, "social start", session.id, data)
  const url = await authorizeUrl(provider, socialFlowOf(deps, request, state))
  return { next: "redirect", status: "SUCCESS", authorizeUrl: url } as const
}

/**
 * Handles the provider's callback: signs in if this identity is known, otherwise returns a token for verifying the
 * number.
 */
async function finishSocial(deps: SignInDeps, caller: Caller, callback: SocialCallback) {
  const { db, settings, log } = deps
  const { session, request, country } = caller
  await limitNetwork(deps, request, "social", MAX_REQUESTS_PER_MINUTE, 60)
  const { source } = callback
  const provider = requireIdentityProvider(settings, source)
  const { data } = startDataSchema.safeParse(
    await consumeOneTimeToken(deps.codes, db, "social start", session.id, callback.state),
  )
  if (data?.source !== source) throw new AppError("SOCIAL_REFUSED", { reason: "unknown state" })
  const redirectUrl = safeRedirectPath(data.redirectUrl)
  const providerIdentity = await exchangeSocialCode(
    provider,
    socialFlowOf(deps, request, callback.state),
    callback,
  ).catch((error: unknown) => {
    if (error instanceof AppError)
      log.warn({ requestId: request.id, source, ...error.details }, "social sign-in failed")
    throw error
  })
  const { subject, email, emailVerified, firstName, lastName } = providerIdentity
  const linkedPerson = await findBySocial(db, { country, source, subject })
  if (!linkedPerson) {
    const identityData = { source, subject, email, emailVerified }
    const token = await issueOneTimeToken(deps.codes, db, "social", session.id, identityData)
    const social = { source, token, email, firstName, lastName }
    return { next: "verify", status: "SUCCESS", social, redirectUrl } as const
  }
  const signedIn = await inTransaction(db, async (tx) => {
    const account = await lockPerson(tx, linkedPerson.id)
    if (!account) throw new AppError("SOCIAL_REFUSED", { reason: "account deleted" })
    return signIn(deps, tx, caller, session, account)
  })
  return { next: "done", ...toCustomerSession(signedIn, caller, settings), redirectUrl } as const
}

function requireIdentityProvider({ identityProviders }: Settings, source: SocialSource): IdentityProvider {
  const provider = identityProviders.find((each) => each.source === source)
  if (!provider) throw new AppError("FEATURE_OFF")
  return provider
}

/** Derives the whole flow from the state and our key, so that none of it has to be stored. */
function socialFlowOf(deps: SignInDeps, request: FastifyRequest, state: string): SocialFlow {
  const { publicOrigin } = deps.settings
  const origin = publicOrigin ? publicOriginFor(request.host, publicOrigin) : `${request.protocol}://${request.host}`
  return {
    redirectUri: `${origin}/login`,
    state,
    nonce: deps.mac("nonce", state),
    verifier: deps.mac("verifier", state),
  }
}
