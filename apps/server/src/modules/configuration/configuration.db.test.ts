import { countries } from "@hearth/domain/countries/countries.ts"
import { features } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  const miniApps = { paytm: "hearth-in-paytm", gpay: undefined }
  app = await build({
    settings: { featuresOff: [{ feature: "offers", country: "BD" }], needsCookieConsent: true, miniApps },
  })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: `/api${path}`, headers: { host: "in.localhost", ...headers } })

const switchesOf = async (host: string): Promise<{ name: string; code: string }[]> =>
  JSON.parse((await get("/config", { host })).json<{ features: string }>().features).features

const fetchBlockedFeatures = async (headers: Record<string, string>): Promise<string[]> =>
  (await get("/config", headers)).json().vendorConfig.blockedFeatures

const hosts = [
  ["IN", "in.localhost"],
  ["LK", "lk.localhost:3000"],
  ["BD", "bd.hearth.example"],
] as const

test.each(hosts)(
  "[CTY-5d] [CTY-6a] [CTY-6d] %s: the configuration lists every feature as on or off in this country",
  async (country, host) => {
    const expected = features.map((name) => ({
      name,
      code: isFeatureOn(name, country, app.settings.featuresOff) ? "E" : "D",
    }))
    expect(await switchesOf(host)).toEqual(expected)
  },
)

test("[CTY-5d] a feature that the deployment switches off in one country is on elsewhere", async () => {
  const codes = await Promise.all(
    hosts.map(async ([, host]) => (await switchesOf(host)).find(({ name }) => name === "offers")?.code),
  )
  expect(codes).toEqual(["E", "E", "D"])
})

test("[CTY-6c] the configuration reports that cookies need consent (`disableCookies`)", async () => {
  expect((await get("/config")).json().disableCookies).toBe(true)
})

test("[MIN-2] some features are blocked in Paytm's mini-app, and none in a browser", async () => {
  expect(await fetchBlockedFeatures({ "client-type": "web app-paytm" })).toEqual([
    "irctc",
    "feedback",
    "deals_and_offer",
    "deliver_on_train",
    "wallet",
    "support",
    "logout",
    "offers",
    "showAppBanner",
    "everyday_value_offer",
    "edv",
  ])
  expect(await fetchBlockedFeatures({ "client-type": "web app-chrome" })).toEqual([])
  expect(await fetchBlockedFeatures({ "client-type": "<script>" })).toEqual([])
  expect(await fetchBlockedFeatures({})).toEqual([])
})

const fetchFeatureNames = async (clientType: string): Promise<string[]> => {
  const { features: text } = (await get("/config", { "client-type": clientType })).json<{ features: string }>()
  return (JSON.parse(text) as { features: { name: string }[] }).features.map(({ name }) => name)
}

test("[CAT-8a] [MIN-2] features that a partner blocks are not listed in its mini-app", async () => {
  const paytm = await fetchFeatureNames("web app-paytm")
  for (const name of await fetchBlockedFeatures({ "client-type": "web app-paytm" })) expect(paytm).not.toContain(name)
  expect(paytm).toContain("menu")
  expect(await fetchFeatureNames("web app-gpay")).toEqual(features)
})

const fetchVendorConfig = async (clientType: string) =>
  (await get("/config", { "client-type": clientType })).json<{ vendorConfig: object }>().vendorConfig

test("[CTY-6b] [CTY-6d] [MIN-1a] the vendor configuration names the partner and its payment method in each mini-app, and none in a browser", async () => {
  expect(await fetchVendorConfig("web app-paytm")).toMatchObject({
    partnerName: "PAYTM",
    primaryPaymentId: "PAYTM",
    clientId: "hearth-in-paytm",
    source: "paytm",
  })
  expect(await fetchVendorConfig("web app-gpay")).toMatchObject({
    partnerName: "GPAY",
    primaryPaymentId: "GPAY",
    source: "gpay",
  })
  expect(await fetchVendorConfig("web app-chrome")).toEqual({
    partnerName: null,
    primaryPaymentId: null,
    clientId: null,
    source: "web",
    blockedFeatures: [],
  })
})

test.each(hosts)(
  "[CTY-3a] [CTY-3c] [CTY-3d] [CTY-6d] [CTY-6e] %s: the app configuration has the country's public settings and no internal ones",
  async (country, host) => {
    const config = (await get("/app-config", { host })).json()
    const { callingCode, currency, locale, customerCare, defaultStore, smallestOrder } = countries[country]
    expect(config).toMatchObject({ country, callingCode, currency, locale, customerCare, defaultStore, smallestOrder })
    expect(config.environment).toBe("local")
    expect(config).not.toHaveProperty("siteVerification")
    expect(config).not.toHaveProperty("blockedPaths")
  },
)

test("[CTY-6e] the web app's configuration has its version, environment, analytics switch (`tracking`) and request timeout", async () => {
  const response = await get("/pwa-config")
  expect(response.json()).toEqual({ version: "none", environment: "local", tracking: true, requestTimeoutMs: 30_000 })
})

test.each(["/config", "/app-config", "/pwa-config"])(
  "[SES-6b] %s is not sent again to a client that has cached it",
  async (path) => {
    const first = await get(path)
    const etag = String(first.headers.etag)
    expect(first.headers["cache-control"]).toBe("no-cache")
    const again = await get(path, { "if-none-match": etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag])
    expect((await get(path, { "if-none-match": '"other"' })).statusCode).toBe(200)
  },
)

test("[SES-6b] different responses have different ETags, and the Vary header names what they depend on", async () => {
  const web = await get("/config")
  const paytm = await get("/config", { "client-type": "web app-paytm" })
  const sriLanka = await get("/config", { host: "lk.localhost" })
  expect(new Set([web, paytm, sriLanka].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(web.headers.vary).toBe("accept-encoding, client-type")
  expect(
    (await get("/config", { "client-type": "web app-paytm", "if-none-match": String(web.headers.etag) })).statusCode,
  ).toBe(200)
})

test("the configuration has the same content uncompressed, as brotli and as gzip", async () => {
  const plain = await get("/config")
  const brotli = await get("/config", { "accept-encoding": "gzip, br" })
  const gzipped = await get("/config", { "accept-encoding": "gzip" })
  expect([plain, brotli, gzipped].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"])
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gzipped.rawPayload)).toEqual(plain.rawPayload)
})
