import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type RouteResponse, json, writeResponse } from "../http/route-response.ts"
import type { Failures } from "../http/failure-plan.ts"
import { readBody } from "../http/read-body.ts"
import { accountChooserPage, errorPage } from "./account-chooser-page.ts"
import type { FailureMode } from "./identity-failures.ts"
import { issueToken } from "./issue-token.ts"
import { people } from "./people.ts"
import { redirectUrlWith, redirectWithCode, type Provider, parseAuthorizationRequest } from "./provider.ts"

const css = readFileSync(new URL("choose.css", import.meta.url), "utf8")

/** Serves the provider's API for browsers and our server. */
export async function handleIdentityRequest(
  request: IncomingMessage,
  response: ServerResponse,
  providers: readonly Provider[],
  failures: Failures<FailureMode>,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://provider")
  if (url.pathname === "/choose.css") {
    return writeResponse(response, { status: 200, headers: { "content-type": "text/css" }, body: css })
  }
  const [, providerName, ...endpointParts] = url.pathname.split("/")
  const provider = providers.find((each) => each.name === providerName)
  if (!provider) return writeResponse(response, json(404, { error: "not_found" }))
  switch (`${request.method} /${endpointParts.join("/")}`) {
    case "GET /.well-known/openid-configuration":
      return writeResponse(response, json(200, discoveryDocument(provider)))
    case "GET /jwks":
      return writeResponse(response, json(200, { keys: [provider.key.publicJwk] }))
    case "GET /authorize":
      return writeResponse(response, authorize(provider, url))
    case "POST /token":
      return handleToken(request, response, provider, failures)
    default:
      return writeResponse(response, json(404, { error: "not_found" }))
  }
}

function discoveryDocument({ issuer, key }: Provider): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [key.alg],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["openid", "email", "profile"],
    claims_supported: ["sub", "email", "email_verified", "given_name", "family_name", "name"],
  }
}

function authorize(provider: Provider, { pathname, search, searchParams }: URL): RouteResponse {
  const authorization = parseAuthorizationRequest(provider, searchParams)
  if (!authorization.ok) return errorPage(authorization.reason)
  const personId = searchParams.get("person")
  if (personId === null) return accountChooserPage(provider.name, `${pathname}${search}`)
  const person = people.find(({ id }) => id === personId)
  const location = person
    ? redirectWithCode(provider, authorization, person)
    : redirectUrlWith(authorization, { error: "access_denied", state: authorization.state })
  return { status: 302, headers: { location, "referrer-policy": "no-referrer" } }
}

async function handleToken(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  failures: Failures<FailureMode>,
): Promise<void> {
  const body = (await readBody(request)) ?? ""
  const { mode, delayMs } = failures.next()
  if (mode === "hang") return
  if (mode === "slow") await sleep(delayMs)
  if (mode === "error500") return writeResponse(response, json(500, { error: "server_error" }))
  const answer = await issueToken(provider, new URLSearchParams(body), request.headers.authorization ?? "", mode)
  if (mode === "wrong-body") answer.body = "<html><body>Bad gateway</body></html>"
  writeResponse(response, answer)
}
