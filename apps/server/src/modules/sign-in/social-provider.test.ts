import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { IdentityProvider } from "../../settings.ts"
import { authorizeUrl, exchangeSocialCode } from "./social-provider.ts"

const flow = { redirectUri: "http://in.localhost/login", state: "state", nonce: "nonce", verifier: "v".repeat(43) }

let server: Server
let provider: IdentityProvider
let connections: number
/** The routes of the identity provider; a test replaces one to make it fail. */
let routes: Record<string, RequestListener>
let received: string[]

const json = (value: object): RequestListener => {
  return (_, response) => void response.setHeader("content-type", "application/json").end(JSON.stringify(value))
}

beforeEach(async () => {
  connections = 0
  received = []
  server = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${await text(request)}`.trim())
    routes[request.url ?? ""]?.(request, response)
  }).on("connection", () => connections++)
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = { source: "google", issuer, clientId: "hearth", clientSecret: "secret" }
  const [now, encode] = [
    Math.floor(Date.now() / 1000),
    (part: object) => btoa(JSON.stringify(part)).replaceAll("=", ""),
  ]
  const claims = { iss: issuer, aud: "hearth", sub: "asha", nonce: "nonce", iat: now, exp: now + 60 }
  const idToken = `${encode({ alg: "RS256", kid: "1" })}.${encode(claims)}.${btoa("none")}`
  routes = {
    "/.well-known/openid-configuration": json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
    }),
    "/token": json({ access_token: "a", token_type: "Bearer", id_token: idToken }),
    "/jwks": json({ keys: [] }),
  }
})
afterEach(() => void server.close().closeAllConnections())

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => "succeeded",
    ({ code, details }: { code: string; details: { reason: string } }) => [code, details.reason],
  )

const failures: [reason: string, fail: RequestListener][] = [
  ["status 503", (_, response) => void response.writeHead(503).end("{}")],
  ["too large", (_, response) => void response.end(JSON.stringify({ text: "x".repeat(600_000) }))],
  ["disconnected", (_, response) => void response.writeHead(200).write("{", () => response.destroy())],
  ["ECONNRESET", (request) => void request.socket.resetAndDestroy()],
]

test.each(failures)(
  "[SEC-12c] a provider whose discovery document can't be read (%s) is unavailable",
  async (reason, fail) => {
    routes["/.well-known/openid-configuration"] = fail
    expect(await failureOf(authorizeUrl(provider, flow))).toEqual(["SOCIAL_UNAVAILABLE", reason])
  },
)

test("[SEC-12c] a provider that can't be reached is unavailable", async () => {
  await new Promise((resolve) => server.close(resolve))
  expect(await failureOf(authorizeUrl(provider, flow))).toEqual(["SOCIAL_UNAVAILABLE", "not reached"])
})

test.each(failures)("[SEC-12c] a provider whose keys can't be read (%s) is unavailable", async (reason, fail) => {
  routes["/jwks"] = fail
  expect(await failureOf(exchangeSocialCode(provider, flow, { code: "c" }))).toEqual(["SOCIAL_UNAVAILABLE", reason])
})

test("[IDN-6b] the provider's discovery document, token and keys are read over one connection, and a token that matches no key is refused", async () => {
  const [code] = await failureOf(exchangeSocialCode(provider, flow, { code: "c" }))
  expect([code, connections]).toEqual(["SOCIAL_REFUSED", 1])
  expect(received.map((request) => request.split(" ").slice(0, 2).join(" "))).toEqual([
    "GET /.well-known/openid-configuration",
    "POST /token",
    "GET /jwks",
  ])
  expect(Object.fromEntries(new URLSearchParams(received[1]?.split(" ")[2]))).toMatchObject({
    grant_type: "authorization_code",
    code: "c",
    code_verifier: flow.verifier,
    client_secret: "secret",
  })
})

test("a redirect is not followed, because it would pass the secret on", async () => {
  routes["/token"] = (_, response) => void response.writeHead(307, { location: "/jwks" }).end()
  const [code] = await failureOf(exchangeSocialCode(provider, flow, { code: "c" }))
  expect([code, received.length]).toEqual(["SOCIAL_REFUSED", 2])
})
