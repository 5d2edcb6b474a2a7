import type { Home } from "@hearth/contract/calls/catalog.calls.ts"
import { calls } from "@hearth/contract/calls.ts"
import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { type CountryCode, countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { type Feature, features } from "@hearth/domain/countries/feature-list.ts"
import { type DisabledFeature, isFeatureOn } from "@hearth/domain/countries/features.ts"
import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import { sitemapPaths } from "@hearth/domain/navigation/sitemap.ts"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { asGuest, type TestBrowser } from "./testing/as-guest.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"
import { opensStream } from "./testing/follow-stream.ts"
import { pageContextOf } from "./modules/pages/page-request.ts"

const dealsCalls = [
  "GET /catalog-service/ve1/stores/{storeId}/deals",
  "GET /catalog-service/ve1/stores/{storeId}/deals/all",
  "GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}",
]

const offersCalls = [
  ...dealsCalls,
  "GET /agg/ve1/leftnav/store/{storeId}/offers",
  "GET /agg/cart-service/ve1/cart/offers/gamify",
  "POST /agg/cart-service/ve1/cart/offers/gamify",
]

const walletCalls = [
  "GET /wallet-service/ve1/balance",
  "GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}",
  "GET /wallet-service/ve1/passbook/{mobile}",
  "GET /wallet-service/ve1/summary",
  "GET /wallet-service/ve1/transactions",
]

/**
 * The pages, calls and home widgets of each feature that is on in some country. Written out, so that the test doesn't
 * compare the code's tables with themselves.
 */
const featureParts: Partial<
  Record<Feature, { pages: string[]; calls: string[]; home: Home["widgets"][number]["kind"][] }>
> = {
  menu: {
    pages: ["/"],
    calls: [
      "GET /v1/{storeId}/menu/data",
      "GET /v1/{storeId}/toppings/data",
      "GET /v3/homePage/data",
      "GET /catalog-service/ve1/stores/{storeId}/leftMenu",
      "GET /catalog-service/ve1/stores/{storeId}/widget",
      "GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}",
      "GET /catalog-service/ve1/stores/{storeId}/stock",
      "GET /customer-service/ve1/user/favourites/products",
      "POST /customer-service/ve1/user/favourites/products",
      "DELETE /customer-service/ve1/user/favourites/products",
    ],
    home: [],
  },
  search: { pages: ["/search"], calls: ["GET /catalog-service/ve1/stores/{storeId}/search"], home: [] },
  offers: { pages: ["/offers", "/coupons"], calls: offersCalls, home: ["offers", "deals"] },
  deals_and_offer: { pages: ["/offers", "/coupons"], calls: offersCalls, home: ["offers", "deals"] },
  edv: { pages: ["/edv"], calls: [], home: [] },
  everyday_value_offer: { pages: ["/edv"], calls: [], home: [] },
  support: { pages: ["/help"], calls: [], home: [] },
  terms: { pages: ["/terms"], calls: [], home: [] },
  customise: { pages: ["/customise"], calls: [], home: [] },
  showAppBanner: { pages: [], calls: [], home: [] },
  cart: {
    pages: ["/cart"],
    calls: [
      "GET /agg/cart-service/ve1/cart/{cartId}",
      "POST /agg/cart-service/ve1/cart/{cartId}/items",
      "PUT /agg/cart-service/ve1/cart/{cartId}/items",
      "PUT /agg/cart-service/ve1/cart/{cartId}/options",
      "POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}",
      "DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}",
      "GET /agg/cart-service/ve1/cart/{cartId}/offers",
      "GET /cart/offers",
      "GET /agg/cart-service/ve1/cart/{cartId}/offers/combined",
      "GET /agg/cart-service/ve1/cart/{cartId}/promo/{code}/validate",
      "GET /promo-service/ve1/promo/{code}/tnc",
      "GET /promo-service/ve1/promo/milestone/{couponCode}/status",
      "GET /cart-service/ve2/cart/{cartId}/upsell_items",
      "GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}",
    ],
    home: [],
  },
  login: {
    pages: ["/login", "/login-otp", "/postorder-ui/login", "/postorder-ui/login-otp"],
    calls: [
      "GET /loginhandler/ways",
      "POST /loginhandler/searchuser",
      "POST /loginhandler/v3/getotp",
      "POST /loginhandler/resendotp",
      "POST /loginhandler/validatecode",
      "POST /loginhandler/login",
      "POST /loginhandler/sociallogin",
      "POST /loginhandler/socialvalidatecode",
      "POST /loginhandler/forgotpassword",
      "POST /loginhandler/v2/forgotpassword",
      "POST /loginhandler/v3/forgotpassword",
      "POST /sso-aggregation/ve2/finger-print",
    ],
    home: [],
  },
  // Switching it off hides the button; the call that ends a session is never off.
  logout: { pages: [], calls: [], home: [] },
  profile: {
    pages: ["/postorder-ui/profile"],
    calls: [
      "GET /loginhandler/user",
      "POST /loginhandler/updateuser",
      "POST /loginhandler/emailcode",
      "POST /loginhandler/verifyemail",
      "POST /loginhandler/changenumber",
      "GET /loginhandler/sessions",
      "DELETE /loginhandler/sessions/{sessionId}",
    ],
    home: [],
  },
  delete_account: { pages: ["/delete-account"], calls: ["POST /loginhandler/deleteaccount"], home: [] },
  stores: {
    pages: ["/postorder-ui/nearestStore", "/postorder-ui/takeawayMapScreen", "/postorder-ui/selectRestaurant"],
    calls: [
      "GET /locator-service/ve3/stores",
      "GET /locator-service/ve3/stores/{storeId}",
      "GET /locator-service/ve3/stores/{storeId}/timeslots",
      "GET /locator-service/ve3/stores/{storeId}/advance-order-time",
      "GET /locator-service/ve3/stores/{storeId}/localities",
      "GET /locator-service/ve3/stores/nearest",
      "POST /locator-service/ve3/stores/by-location",
      "GET /locator-service/ve3/cities",
      "GET /locator-service/ve3/cities/{city}/stores",
      "GET /locator-service/ve3/cities/{city}/localities",
      "GET /locator-service/ve3/stations/{stationId}",
    ],
    home: [],
  },
  payment: {
    pages: ["/payment", "/thank-you", "/paytmForm", "/upiForm"],
    calls: [
      "POST /order-service/ve4/validations",
      "POST /order-service/ve4/transaction",
      "POST /order-service/ve4/transaction/{transactionId}/submit",
      "POST /order-service/ve4/submit",
      "DELETE /order-service/ve4/transaction/{transactionId}/promo",
      "GET /order-service/ve4/checkDuplicateOrder",
      "POST /order-service/ve4/orders",
      "GET /payment-service/ve2/options/default",
      "GET /payment-service/ve5/options/lastSuccessful",
      "POST /payment-service/ve1/orders/{transactionId}/otp",
      "POST /payment-service/ve1/orders/{transactionId}/otp/verify",
      "POST /payment-service/ve1/evoucher/balance",
      "POST /payment-service/ve1/evoucher/redeem",
      "POST /payment-service/ve1/evoucher/resetpin",
      "GET /payment-service/ve1/wallet-provider/{provider}/balance",
      "POST /payment-service/ve1/wallet-provider/{provider}/link",
      "POST /payment-service/ve1/wallet-provider/{provider}/verify",
      "POST /payment-service/ve1/wallet-provider/{provider}/redeem",
      "POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit",
      "POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process",
      "GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/charge-status",
      "GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/status",
      "POST /payment-service/ve1/micro-app/{vendor}/submit",
    ],
    home: [],
  },
  order_history: {
    pages: [],
    calls: [
      "GET /order-service/ve3/orders",
      "GET /order-service/ve1/favourites/easy",
      "POST /order-service/ve1/favourites/easy/{orderId}",
      "DELETE /order-service/ve1/favourites/easy/{orderId}",
      "POST /order-service/ve1/orders/onePassReOrder/order/{orderId}",
      "GET /order-service/ve1/orders/recommendations",
    ],
    home: [],
  },
  order_details: {
    pages: [],
    calls: ["GET /order-service/ve3/orders/{orderId}", "GET /order-service/ve3/orders/{orderId}/invoice"],
    home: [],
  },
  track: {
    pages: ["/track"],
    calls: [
      "GET /tracker-service/ve2/orders",
      "POST /tracker-service/ve2/orders/find",
      "GET /tracker-service/ve2/orders/{orderHistoryId}",
      "GET /tracker-service/ve2/orders/{orderHistoryId}/stream",
      "GET /order-service/ve3/orders/{orderId}/map",
    ],
    home: [],
  },
  wallet: { pages: [], calls: walletCalls, home: [] },
  loyalty: {
    pages: [],
    calls: [
      "GET /catalog-service/ve1/potp/stores/{storeId}/menu",
      "POST /customer-service/ve1/loyalty/register",
      "GET /customer-service/ve1/loyalty/user",
      "POST /customer-service/ve1/loyalty/user/opt-out",
      "GET /customer-service/ve1/loyalty/user/history",
      "GET /customer-service/ve1/loyalty/next-order",
      "GET /customer-service/ve1/loyalty/orders/{orderId}",
      "GET /store-ops/ve1/head-office/customers/{userId}/points-history",
      "POST /store-ops/ve1/head-office/customers/{userId}/corrections",
      "GET /store-ops/ve1/head-office/corrections",
      "POST /store-ops/ve1/head-office/corrections/{correctionId}/approve",
      "POST /store-ops/ve1/head-office/corrections/{correctionId}/reject",
      "POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points",
    ],
    home: [],
  },
  feedback: {
    pages: [],
    calls: [
      "GET /feedback-service/ve1/template",
      "POST /feedback-service/ve1/feedback",
      "POST /feedback-service/ve1/feedback/{feedbackId}/additional",
      "POST /order-service/ve3/orders/{orderId}/feedback",
      "GET /ucr-api/v1/issue-categories",
      "POST /ucr-api/v1/feedbacks",
      "GET /ucr-api/v1/feedbacks",
      "GET /ucr-api/v1/feedbacks/stream",
      "GET /ucr-api/v1/feedbacks/{caseId}",
      "POST /ucr-api/v1/feedbacks/{caseId}/read",
      "POST /ucr-api/v1/feedbacks/{caseId}/messages",
      "GET /ucr-api/v1/feedbacks/{caseId}/photos/{photoId}",
      "GET /ucr-api/v1/tsgStatus/{eventId}",
    ],
    home: [],
  },
  chatbot: { pages: ["/chatbot"], calls: ["POST /chat-service/ve1/answers"], home: [] },
  addresses: {
    pages: ["/postorder-ui/myAddresses", "/postorder-ui/searchAddress", "/postorder-ui/mapScreen"],
    calls: [
      "GET /locator-service/ve3/autocomplete",
      "POST /locator-service/ve3/geocode",
      "GET /customer-service/ve2/user/{userId}/addresses",
      "POST /customer-service/ve2/user/{mobNo}/addresses",
      "PUT /customer-service/ve2/user/addresses/{addressId}",
      "DELETE /customer-service/ve2/user/addresses/{addressId}",
    ],
    home: [],
  },
}

/** Whether the country never has the call: Sri Lanka has no wallet. */
const isAlwaysOff = (route: string, country: CountryCode) => country === "LK" && walletCalls.includes(route)

const enabledFeatures = countryCodes.flatMap((country) =>
  features
    .filter((feature) => isFeatureOn(feature, country))
    .map((feature): [Feature, CountryCode] => [feature, country]),
)

/**
 * The features that are switched off by the shared app's settings. A real deployment's list never changes; the tests
 * change this one between requests, which works because the app builds nothing else from it when it starts.
 */
const disabledFeatures: DisabledFeature[] = []
let sharedApp: TestApp
beforeAll(async () => {
  sharedApp = await listeningApp({ settings: { featuresOff: disabledFeatures } })
})
afterAll(() => sharedApp.close())

/** An app that also listens, because a stream is opened over a real connection. */
async function listeningApp(options: Parameters<typeof build>[0]): Promise<TestApp> {
  const app = await build(options)
  await app.listen()
  return app
}

/** The app builds the home page when it starts, so switching these features off needs an app of its own. */
const featuresOnHome: ReadonlySet<Feature> = new Set([
  "menu",
  "offers",
  "deals_and_offer",
  "edv",
  "everyday_value_offer",
])

async function appWithout(feature: Feature, country: CountryCode): Promise<TestApp> {
  disabledFeatures.splice(0, 1, { feature, country })
  if (!featuresOnHome.has(feature)) return sharedApp
  const app = await listeningApp({ database: sharedApp.database, settings: { featuresOff: [...disabledFeatures] } })
  onTestFinished(() => app.close())
  return app
}

/**
 * Whether the app refuses the call because its feature is switched off. The inputs are made up, so any other response
 * means that the call is served.
 */
async function isSwitchedOff(
  targetApp: TestApp,
  visitor: TestBrowser,
  call: CallDefinition,
  country: CountryCode,
): Promise<boolean> {
  const [method, path = ""] = call.route.split(" ")
  const url = `/api${path.replace("{storeId}", countries[country].defaultStore.id).replaceAll(/\{\w+\}/g, "1")}`
  const headers = visitor.headers()
  if (await opensStream(call, targetApp.http.listeningOrigin + url, headers)) return false
  const response = await targetApp.http.inject({
    method: method as "GET",
    url,
    headers,
    ...(method === "GET" || method === "DELETE" ? {} : { payload: {} }),
  })
  const [error] = response.json<{ errors?: { code: string }[] }>().errors ?? []
  return error?.code === "FEATURE_OFF" && response.statusCode === 403
}

test.each(enabledFeatures)(
  "[CTY-5a] [CTY-5b] [CTY-5c] switching off %s@%s closes its pages and calls and removes it from the sitemap and home",
  async (feature, country) => {
    const parts = featureParts[feature]
    if (!parts) throw new Error(`featureParts has no entry for ${feature}`)
    const featuresOff = [{ feature, country }]
    const app = await appWithout(feature, country)
    const pageContext = pageContextOf(
      app.platform,
      "v1",
      { country, store: countries[country].defaultStore, clientType: "web app-chrome", featuresOff },
      undefined,
    )
    for (const path of parts.pages) {
      expect(findPage(country, { pathname: path, search: "" }, featuresOff).kind).toBe("feature-off")
      expect(sitemapPaths(country, featuresOff)).not.toContain(path)
      expect(pageContext.pages.map((page) => page.path)).not.toContain(path)
    }
    const otherPublicPages = publicPages[country].map(({ path }) => path).filter((path) => !parts.pages.includes(path))
    const expectedPages = feature === "menu" ? ["/help", "/terms"] : otherPublicPages
    expect(pageContext.pages.map((page) => page.path)).toEqual(expect.arrayContaining(expectedPages))
    expect(pageContext.features).not.toContain(feature)

    const otherCountry = countryCodes.find((code) => code !== country) ?? country
    const visitor = await asGuest(app, `${country.toLowerCase()}.localhost`)
    const otherVisitor = await asGuest(app, `${otherCountry.toLowerCase()}.localhost`)
    const callsOfFeatures = (calls as readonly CallDefinition[]).filter((call) => call.feature)
    expect(callsOfFeatures.map(({ route }) => route)).toEqual(expect.arrayContaining(parts.calls))
    for (const call of callsOfFeatures) {
      const { route } = call
      expect([route, await isSwitchedOff(app, visitor, call, country)]).toEqual([
        route,
        isAlwaysOff(route, country) || parts.calls.includes(route),
      ])
      if (!parts.calls.includes(route)) continue
      expect([route, await isSwitchedOff(app, otherVisitor, call, otherCountry)]).toEqual([
        route,
        isAlwaysOff(route, otherCountry),
      ])
    }

    const headers = { host: `${country.toLowerCase()}.localhost` }
    const home = (await app.http.inject({ url: "/api/v3/homePage/data", headers })).json<{ data?: Home }>().data
    for (const path of parts.pages) expect(JSON.stringify(home ?? null)).not.toContain(`"${path}"`)
    for (const kind of parts.home) expect(home?.widgets.map((each) => each.kind)).not.toContain(kind)
  },
)
