import { createHash } from "node:crypto"
import { SignJWT, UnsecuredJWT } from "jose"
import { type RouteResponse, json } from "../http/route-response.ts"
import type { FailureMode } from "./identity-failures.ts"
import type { Grant, Provider } from "./provider.ts"

const TOKEN_SECONDS = 3600

const refuse = (error: string, description: string): RouteResponse =>
  json(error === "invalid_client" ? 401 : 400, { error, error_description: description })

/** The token endpoint: exchanges a code for an ID token, once, if the redirect URI and the PKCE verifier match. */
export async function issueToken(
  provider: Provider,
  form: URLSearchParams,
  authorization: string,
  mode: FailureMode,
): Promise<RouteResponse> {
  if (!hasClientCredentials(provider, form, authorization))
    return refuse("invalid_client", "Client authentication failed.")
  if (form.get("grant_type") !== "authorization_code")
    return refuse("unsupported_grant_type", "Only authorization_code is supported.")
  const code = form.get("code") ?? ""
  const grant = provider.grants.get(code)
  provider.grants.delete(code)
  if (!grant || grant.expiresAt < Date.now()) return refuse("invalid_grant", "The code is unknown, used or expired.")
  if (form.get("redirect_uri") !== grant.redirectUri) return refuse("invalid_grant", "The redirect_uri does not match.")
  const verifier = form.get("code_verifier") ?? ""
  if (createHash("sha256").update(verifier).digest("base64url") !== grant.challenge) {
    return refuse("invalid_grant", "The code_verifier does not match the challenge.")
  }
  return json(200, {
    access_token: `${provider.name}-access`,
    token_type: "Bearer",
    expires_in: TOKEN_SECONDS,
    id_token: await idToken(provider, grant, mode),
  })
}

function hasClientCredentials(
  { clientId, clientSecret }: Provider,
  form: URLSearchParams,
  authorization: string,
): boolean {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`
  return authorization === basic || (form.get("client_id") === clientId && form.get("client_secret") === clientSecret)
}

function idToken(provider: Provider, { person, nonce }: Grant, mode: FailureMode): Promise<string> | string {
  const { name: providerName, issuer, clientId, clientSecret, key } = provider
  const { id, firstName, lastName, email, emailVerified } = person
  const now = Math.floor(Date.now() / 1000)
  const [issuedAt, expires] = mode === "expired" ? [now - 7200, now - 3600] : [now, now + TOKEN_SECONDS]
  const claims = {
    iss: mode === "wrong-issuer" ? "https://elsewhere.example" : issuer,
    sub: `${providerName}-${id}`,
    aud: mode === "wrong-audience" ? "another-client" : clientId,
    iat: issuedAt,
    exp: expires,
    ...(mode === "no-nonce" ? {} : { nonce: mode === "wrong-nonce" ? "another-nonce" : nonce }),
    ...(firstName && { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` }),
    ...(email && { email, email_verified: emailVerified }),
  }
  if (mode === "unsigned") return new UnsecuredJWT(claims).encode()
  if (mode === "signed-with-secret") {
    return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(clientSecret))
  }
  const signer = mode === "wrong-signature" ? key.forgedKey : key.privateKey
  return new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid }).sign(signer)
}
