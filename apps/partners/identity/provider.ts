import { randomBytes } from "node:crypto"
import type { SigningKey } from "./signing-key.ts"
import type { Person } from "./people.ts"
import type { ProviderName } from "./provider-names.ts"

/** The redirect URLs that a client may use: login pages on this machine. */
const ALLOWED_REDIRECTS = /^https?:\/\/(?:[a-z]+\.)?(?:localhost|127\.0\.0\.1)(?::\d+)?\/login$/

const CODE_SECONDS = 60

/** An issued code, with the details of its authorization request. */
export interface Grant {
  person: Person
  redirectUri: string
  challenge: string
  nonce: string | undefined
  expiresAt: number
}

export interface Provider {
  name: ProviderName
  issuer: string
  clientId: string
  clientSecret: string
  key: SigningKey
  grants: Map<string, Grant>
}

export type AuthorizationRequest = {
  ok: true
  redirectUri: string
  state: string
  challenge: string
  nonce: string | undefined
}
export type RefusedRequest = { ok: false; reason: string }

const refuse = (reason: string): RefusedRequest => ({ ok: false, reason })

/** Parses an authorization request, or returns what is wrong with it. */
export function parseAuthorizationRequest(
  { clientId }: Provider,
  query: URLSearchParams,
): AuthorizationRequest | RefusedRequest {
  const redirectUri = query.get("redirect_uri") ?? ""
  const challenge = query.get("code_challenge") ?? ""
  if (query.get("client_id") !== clientId) return refuse("The client is unknown.")
  if (!ALLOWED_REDIRECTS.test(redirectUri)) return refuse("The redirect_uri is not registered.")
  if (query.get("response_type") !== "code") return refuse("Only response_type=code is supported.")
  if (!query.get("scope")?.split(" ").includes("openid")) return refuse("The scope must include openid.")
  if (query.get("code_challenge_method") !== "S256" || challenge.length !== 43)
    return refuse("PKCE with S256 is required.")
  return { ok: true, redirectUri, challenge, state: query.get("state") ?? "", nonce: query.get("nonce") ?? undefined }
}

/** Issues a code and returns the URL to which the browser is redirected with it. */
export function redirectWithCode({ grants }: Provider, authorization: AuthorizationRequest, person: Person): string {
  const { redirectUri, challenge, nonce, state } = authorization
  const code = randomBytes(24).toString("base64url")
  grants.set(code, { person, redirectUri, challenge, nonce, expiresAt: Date.now() + CODE_SECONDS * 1000 })
  return redirectUrlWith(authorization, { code, state })
}

export function redirectUrlWith({ redirectUri }: AuthorizationRequest, parameters: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(parameters)}`
}
