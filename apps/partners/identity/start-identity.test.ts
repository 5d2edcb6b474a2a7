import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose"
import { createHash } from "node:crypto"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type IdentityStandIn, startIdentity } from "./start-identity.ts"

const [clientId, clientSecret] = ["hearth", "secret"]
const verifier = "v".repeat(43)
const challenge = createHash("sha256").update(verifier).digest("base64url")
const redirectUri = "http://in.localhost:3000/login"

let standIn: IdentityStandIn
beforeAll(async () => {
  standIn = await startIdentity({ clientId, clientSecret })
})
afterEach(() => setFailurePlan({ mode: "ok" }))
afterAll(() => standIn.stop())

const setFailurePlan = (plan: object) =>
  fetch(`${standIn.adminUrl}/admin/failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(plan),
  })

const authorize = (change: Record<string, string> = {}, issuer = standIn.issuers.google) => {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email",
    state: "s",
    nonce: "n",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...change,
  })
  return fetch(`${issuer}/authorize?${query}`, { redirect: "manual" })
}

async function requestCode(person = "asha", issuer = standIn.issuers.google): Promise<string> {
  const { headers } = await authorize({ person }, issuer)
  return new URL(headers.get("location") ?? "").searchParams.get("code") ?? ""
}

const exchangeCode = (code: string, change: Record<string, string> = {}, issuer = standIn.issuers.google) =>
  fetch(`${issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
      ...change,
    }),
  })

test.each(["google", "facebook", "apple"] as const)(
  "%s issues a token for the chosen person, and its published key verifies the token",
  async (providerName) => {
    const issuer = standIn.issuers[providerName]
    const configuration = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<
      string,
      string
    >
    expect(configuration).toMatchObject({ issuer, token_endpoint: `${issuer}/token` })
    const returnUrl = new URL((await authorize({ person: "asha" }, issuer)).headers.get("location") ?? "")
    expect([returnUrl.origin, returnUrl.pathname, returnUrl.searchParams.get("state")]).toEqual([
      "http://in.localhost:3000",
      "/login",
      "s",
    ])
    const { id_token } = (await (await exchangeCode(returnUrl.searchParams.get("code") ?? "", {}, issuer)).json()) as {
      id_token: string
    }
    const keys = (await (await fetch(configuration["jwks_uri"] ?? "")).json()) as JSONWebKeySet
    const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys), { issuer, audience: clientId })
    expect(payload).toMatchObject({
      sub: `${providerName}-asha`,
      nonce: "n",
      email: "asha@example.in",
      email_verified: true,
    })
  },
)

test("the account chooser lists the people, escapes the request's parameters and can be cancelled", async () => {
  const html = await (await authorize({ state: '"><script>' })).text()
  expect(html).toContain("Asha Rao")
  expect(html).not.toContain("<script")
  const { headers } = await authorize({ person: "nobody" })
  expect(headers.get("location")).toBe(`${redirectUri}?error=access_denied&state=s`)
})

describe("invalid requests", () => {
  test.each([
    { client_id: "other" },
    { redirect_uri: "https://evil.example/login" },
    { redirect_uri: "http://localhost.evil.example/login" },
    { response_type: "token" },
    { scope: "email" },
    { code_challenge: "" },
    { code_challenge_method: "plain" },
  ])("a sign-in with the changed parameter %j is refused without a redirect", async (change) => {
    const answer = await authorize({ ...change, person: "asha" } as unknown as Record<string, string>)
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null])
  })

  test.each([
    [{ client_secret: "wrong" }, 401, "invalid_client"],
    [{ grant_type: "password" }, 400, "unsupported_grant_type"],
    [{ code_verifier: "w".repeat(43) }, 400, "invalid_grant"],
    [{ redirect_uri: "http://lk.localhost:3000/login" }, 400, "invalid_grant"],
    [{ code: "unknown" }, 400, "invalid_grant"],
  ])("a request with the changed field %j gets no token", async (change, status, error) => {
    const answer = await exchangeCode(await requestCode(), change as unknown as Record<string, string>)
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })])
  })

  test("a code can be used only once", async () => {
    const code = await requestCode()
    expect([(await exchangeCode(code)).status, (await exchangeCode(code)).status]).toEqual([200, 400])
  })
})

test.each(["wrong-signature", "wrong-issuer", "wrong-audience", "expired", "unsigned", "signed-with-secret"])(
  "the mode %s issues a token that fails the verification",
  async (mode) => {
    await setFailurePlan({ mode, times: 1 })
    const { id_token } = (await (await exchangeCode(await requestCode())).json()) as { id_token: string }
    const keys = (await (await fetch(`${standIn.issuers.google}/jwks`)).json()) as JSONWebKeySet
    const check = jwtVerify(id_token, createLocalJWKSet(keys), { issuer: standIn.issuers.google, audience: clientId })
    await expect(check).rejects.toMatchObject({ name: expect.stringMatching(/^J/) })
    expect((await exchangeCode(await requestCode())).status).toBe(200)
  },
)

test("the mode refuse closes the port while the admin API still responds; an invalid plan is rejected", async () => {
  await setFailurePlan({ mode: "refuse" })
  await expect(authorize()).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } })
  await setFailurePlan({ mode: "ok" })
  expect((await authorize()).status).toBe(200)
  expect((await setFailurePlan({ mode: "explode" })).status).toBe(400)
})
