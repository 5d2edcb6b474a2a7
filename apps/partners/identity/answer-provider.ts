import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type Answer, json, writeAnswer } from "../http/answer.ts"
import type { Failures } from "../http/failure-plan.ts"
import { readBody } from "../http/read-body.ts"
import { choosePage, refusalPage } from "./choose-page.ts"
import type { FailureMode } from "./failures.ts"
import { answerToken } from "./issue-token.ts"
import { people } from "./people.ts"
import { backTo, grantCode, type Provider, readRequest } from "./provider.ts"

const css = readFileSync(new URL("choose.css", import.meta.url), "utf8")

/** The provider's side, as browsers and our server see it. */
export async function answerProvider(
  request: IncomingMessage,
  response: ServerResponse,
  providers: readonly Provider[],
  failures: Failures<FailureMode>,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://provider")
  if (url.pathname === "/choose.css") {
    return writeAnswer(response, { status: 200, headers: { "content-type": "text/css" }, body: css })
  }
  const [, source, ...rest] = url.pathname.split("/")
  const provider = providers.find((each) => each.source === source)
  if (!provider) return writeAnswer(response, json(404, { error: "not_found" }))
  switch (`${request.method} /${rest.join("/")}`) {
    case "GET /.well-known/openid-configuration":
      return writeAnswer(response, json(200, describe(provider)))
    case "GET /jwks":
      return writeAnswer(response, json(200, { keys: [provider.key.publicJwk] }))
    case "GET /authorize":
      return writeAnswer(response, authorize(provider, url))
    case "POST /token":
      return token(request, response, provider, failures)
    default:
      return writeAnswer(response, json(404, { error: "not_found" }))
  }
}

function describe({ issuer, key }: Provider): Record<string, unknown> {
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

function authorize(provider: Provider, { pathname, search, searchParams }: URL): Answer {
  const asked = readRequest(provider, searchParams)
  if (!asked.ok) return refusalPage(asked.why)
  const chosen = searchParams.get("person")
  if (chosen === null) return choosePage(provider.source, `${pathname}${search}`)
  const person = people.find(({ id }) => id === chosen)
  const location = person
    ? grantCode(provider, asked, person)
    : backTo(asked, { error: "access_denied", state: asked.state })
  return { status: 302, headers: { location, "referrer-policy": "no-referrer" } }
}

async function token(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  failures: Failures<FailureMode>,
): Promise<void> {
  const body = (await readBody(request)) ?? ""
  const { mode, delayMs } = failures.next()
  if (mode === "hang") return
  if (mode === "slow") await sleep(delayMs)
  if (mode === "error500") return writeAnswer(response, json(500, { error: "server_error" }))
  const answer = await answerToken(provider, new URLSearchParams(body), request.headers.authorization ?? "", mode)
  if (mode === "wrong-body") answer.body = "<html><body>Bad gateway</body></html>"
  writeAnswer(response, answer)
}
