import { randomBytes } from "node:crypto"
import type { SigningKey } from "./keys.ts"
import type { Person } from "./people.ts"
import type { Source } from "./sources.ts"

/** What a client may have the browser led back to: pages of this machine. */
const OWN_PAGES = /^https?:\/\/(?:[a-z]+\.)?(?:localhost|127\.0\.0\.1)(?::\d+)?\/login$/

const CODE_SECONDS = 60

/** A code that was given out, with what it was asked for. */
export interface Grant {
  person: Person
  redirectUri: string
  challenge: string
  nonce: string | undefined
  until: number
}

export interface Provider {
  source: Source
  issuer: string
  clientId: string
  clientSecret: string
  key: SigningKey
  grants: Map<string, Grant>
}

export type Asked = { ok: true; redirectUri: string; state: string; challenge: string; nonce: string | undefined }
export type Refused = { ok: false; why: string }

const refuse = (why: string): Refused => ({ ok: false, why })

/** What an authorization request asks for, or what is wrong with it. */
export function readRequest({ clientId }: Provider, query: URLSearchParams): Asked | Refused {
  const redirectUri = query.get("redirect_uri") ?? ""
  const challenge = query.get("code_challenge") ?? ""
  if (query.get("client_id") !== clientId) return refuse("The client is unknown.")
  if (!OWN_PAGES.test(redirectUri)) return refuse("The redirect_uri is not registered.")
  if (query.get("response_type") !== "code") return refuse("Only response_type=code is served.")
  if (!query.get("scope")?.split(" ").includes("openid")) return refuse("The scope must have openid.")
  if (query.get("code_challenge_method") !== "S256" || challenge.length !== 43)
    return refuse("PKCE with S256 is needed.")
  return { ok: true, redirectUri, challenge, state: query.get("state") ?? "", nonce: query.get("nonce") ?? undefined }
}

/** Where the browser goes with a fresh code. */
export function grantCode({ grants }: Provider, asked: Asked, person: Person): string {
  const { redirectUri, challenge, nonce, state } = asked
  const code = randomBytes(24).toString("base64url")
  grants.set(code, { person, redirectUri, challenge, nonce, until: Date.now() + CODE_SECONDS * 1000 })
  return backTo(asked, { code, state })
}

export function backTo({ redirectUri }: Asked, parameters: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(parameters)}`
}
