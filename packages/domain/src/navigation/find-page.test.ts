import * as fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import { type CountryCode, countryCodes } from "../countries/countries.ts"
import { siteConfigs } from "../countries/topics/sites.ts"
import type { DisabledFeature } from "../countries/features.ts"
import { canonicalPath, type FindPageResult, findPage } from "./find-page.ts"
import { countryPages } from "../countries/topics/pages.ts"
import { publicPages } from "./public-pages.ts"
import { otherPages } from "./other-pages.ts"

const origin = "https://shop.example"

function find(country: CountryCode, path: string, disabled: DisabledFeature[] = []): FindPageResult {
  const [pathname = "", ...searchParts] = path.split("?")
  return findPage(country, { pathname, search: searchParts.length === 0 ? "" : `?${searchParts.join("?")}` }, disabled)
}

function isRegistered(country: CountryCode, path: string) {
  return ["page", "feature-off"].includes(find(country, path).kind)
}

function redirectOf(country: CountryCode, path: string) {
  const result = find(country, path)
  return result.kind === "redirect" ? result.to : result.kind
}

describe("menu pages", () => {
  test.each(countryCodes)("[NAV-1a] [NAV-2a] [NAV-3a] %s: every menu route is a page", (country) => {
    for (const page of countryPages[country].menu) {
      expect(find(country, page.path)).toEqual({ kind: "page", page, canonical: page.path })
    }
  })

  test("[NAV-1a] [NAV-2a] [NAV-3a] a route of one country is unknown in another", () => {
    expect(find("IN", "/menu/44").kind).toBe("unknown")
    expect(find("LK", "/menu/pizza").kind).toBe("unknown")
    expect(find("BD", "/menu/veg-pizza").kind).toBe("unknown")
  })

  test("[NAV-7b] /home and /landing show the home page with the canonical path /", () => {
    for (const path of ["/home", "/landing"]) {
      expect(find("LK", path)).toEqual({ kind: "page", page: countryPages.LK.menu[0], canonical: "/" })
      expect(canonicalPath(path)).toBe("/")
    }
  })

  test("paths are matched exactly", () => {
    const paths = ["/Menu", "/menu/Sides", "/menu%2Fsides", "/%6Denu", "/menu//sides", "/menu/sides//", "menu", ""]
    expect(paths.filter((path) => find("IN", path).kind !== "unknown")).toEqual([])
  })

  test("a trailing slash is removed and the query stays", () => {
    expect(find("IN", "/menu/sides/?utm_source=sms")).toEqual({
      kind: "redirect",
      to: "/menu/sides?utm_source=sms",
      status: 301,
      replace: false,
    })
    expect(find("IN", "/").kind).toBe("page")
    expect(redirectOf("IN", "/menu/4/")).toBe("/menu/sides")
  })
})

describe("old URLs", () => {
  test.each([
    ["2", "veg-pizza"],
    ["3", "non-veg-pizza"],
    ["4", "sides"],
    ["5", "beverages"],
    ["20", "pizza-mania"],
    ["26", "dessert"],
    ["46", "speciality-chicken"],
    ["50", "combos"],
  ])("[NAV-4a] India: category %s redirects to %s", (number, name) => {
    expect(find("IN", `/menu/${number}?a=1`)).toEqual({
      kind: "redirect",
      to: `/menu/${name}?a=1`,
      status: 301,
      replace: false,
    })
  })

  test("[NAV-4b] India: the old URLs of everyday value, bestsellers and daily essentials redirect", () => {
    expect(redirectOf("IN", "/everyday-value-offers")).toBe("/edv")
    expect(redirectOf("IN", "/menu/bestsellers")).toBe("/menu")
    expect(redirectOf("IN", "/menu/daily-essentials")).toBe("/menu")
  })

  test("[NAV-4c] an old URL that a country lists as a page stays a page", () => {
    for (const path of ["/menu/4", "/menu/5", "/menu/50"]) expect(find("BD", path).kind).toBe("page")
    expect(find("LK", "/menu/bestsellers").kind).toBe("page")
  })

  test("[NAV-4c] category numbers without a page in Sri Lanka or Bangladesh are unknown", () => {
    for (const number of ["2", "3", "4", "20", "26", "46", "50"])
      expect(find("LK", `/menu/${number}`).kind).toBe("unknown")
    for (const number of ["2", "3", "20", "26", "46"]) expect(find("BD", `/menu/${number}`).kind).toBe("unknown")
    expect(find("BD", "/everyday-value-offers").kind).toBe("unknown")
  })

  test("[NAV-5a] categoryId is appended to the menu's path and other parameters stay", () => {
    expect(find("IN", "/menu?utm_source=sms&categoryId=sides&x=a%20b")).toEqual({
      kind: "redirect",
      to: "/menu/sides?utm_source=sms&x=a+b",
      status: 301,
      replace: false,
    })
    expect(redirectOf("LK", "/menu?categoryId=44")).toBe("/menu/44")
    expect(redirectOf("BD", "/menu/?categoryId=0")).toBe("/menu/0")
    expect(find("IN", "/menu?categoryId=").kind).toBe("page")
    expect(find("IN", "/menu/sides?categoryId=").kind).toBe("page")
  })

  test("[NAV-5c] categoryId and the old URLs are resolved in one redirect", () => {
    expect(redirectOf("IN", "/menu?categoryId=4")).toBe("/menu/sides")
    expect(redirectOf("IN", "/menu?categoryId=bestsellers")).toBe("/menu")
    expect(redirectOf("BD", "/menu?categoryId=4")).toBe("/menu/4")
  })

  test("[NAV-5b] [NAV-5c] categoryId replaces the category in the path, then old URLs redirect; other parameters stay", () => {
    expect(redirectOf("IN", "/menu/veg-pizza?categoryId=sides")).toBe("/menu/sides")
    expect(redirectOf("IN", "/menu/veg-pizza?utm_source=sms&categoryId=4&utm_medium=x")).toBe(
      "/menu/sides?utm_source=sms&utm_medium=x",
    )
    expect(redirectOf("IN", "/menu/2?categoryId=5")).toBe("/menu/beverages")
    expect(redirectOf("IN", "/menu/sides?categoryId=sides")).toBe("/menu/sides")
    expect(redirectOf("LK", "/menu/44?categoryId=43")).toBe("/menu/43")
    expect(redirectOf("IN", "/menu/sides?categoryId=bestsellers")).toBe("/menu")
    expect(find("IN", "/menu/sides?categoryId=../account").kind).toBe("unknown")
  })

  test("[NAV-5a] a categoryId that names none of our pages is unknown", () => {
    const ids = [
      "//evil.example",
      "..",
      "..%2F..%2Flogin",
      "%2F%2Fevil.example",
      "a%2Fb",
      "SIDES",
      "%0d%0aX:1",
      "no-such",
    ]
    expect(ids.filter((id) => find("IN", `/menu?categoryId=${id}`).kind !== "unknown")).toEqual([])
    expect(find("IN", `/menu?categoryId=${"a".repeat(100_000)}`).kind).toBe("unknown")
  })

  test("where a country has no page for the whole menu, /menu redirects to its default menu", () => {
    expect(redirectOf("LK", "/menu?utm_source=sms")).toBe("/menu/bestsellers?utm_source=sms")
    expect(redirectOf("BD", "/menu")).toBe("/menu/pizza")
  })
})

describe("other pages", () => {
  test("[NAV-7a] [NAV-7c] [NAV-7d] every page in the specification exists, with its feature on or off", () => {
    const specifiedPaths =
      "/login /login-otp /landing /delete-account /chatbot /deliverontrain /irctc /irctcOrder /irctcStation /paytmForm /upiForm " +
      "/worldPizzaLeague /worldPizzaLeagueApp /coupons /offers /cart /payment /customise /search /track /thank-you /home"
    for (const country of countryCodes) {
      expect(specifiedPaths.split(" ").filter((path) => !isRegistered(country, path))).toEqual([])
      expect(find(country, "/offers").kind).toBe("page")
    }
  })

  test("[CTY-5b] for a page whose feature is off, the result names the feature and whether the country offers it", () => {
    expect(find("IN", "/deliverontrain")).toMatchObject({
      kind: "feature-off",
      feature: "deliver_on_train",
      offered: true,
    })
    expect(find("LK", "/deliverontrain")).toMatchObject({
      kind: "feature-off",
      feature: "deliver_on_train",
      offered: false,
    })
    expect(find("IN", "/offers", [{ feature: "offers" }])).toMatchObject({ kind: "feature-off", feature: "offers" })
    expect(find("IN", "/edv", [{ feature: "edv", country: "IN" }])).toMatchObject({
      kind: "feature-off",
      feature: "edv",
    })
    expect(find("IN", "/edv", [{ feature: "edv", country: "BD" }]).kind).toBe("page")
  })

  test("[NAV-9a] [NAV-9b] profile, address, store and login pages below /postorder-ui/ are always registered", () => {
    const alwaysRegistered =
      "profile myAddresses searchAddress nearestStore takeawayMapScreen selectRestaurant mapScreen login login-otp"
    for (const country of countryCodes) {
      expect(alwaysRegistered.split(" ").filter((name) => !isRegistered(country, `/postorder-ui/${name}`))).toEqual([])
    }
    for (const name of ["login", "login-otp"]) {
      expect(otherPages.find(({ path }) => path === `/postorder-ui/${name}`)?.loginFromCart).toBe(false)
    }
  })

  const redirectToHome = { kind: "redirect", to: "/", status: 302, replace: true }

  test("[NAV-9c] [LOY-4a] offers, orderHistory, orderdetails, wallet, rewards, feedback, help and cases are registered only while their feature is on", () => {
    expect(find("IN", "/postorder-ui/offers").kind).toBe("page")
    expect(find("IN", "/postorder-ui/offers", [{ feature: "offers" }])).toEqual(redirectToHome)
    const flagged = otherPages
      .filter((page) => page.unregisteredWhileOff)
      .map((page) => page.path.replace("/postorder-ui/", ""))
    expect(flagged).toEqual([
      "offers",
      "orderHistory",
      "orderdetails",
      "wallet",
      "rewards",
      "feedback",
      "help",
      "cases",
    ])
    expect(find("LK", "/postorder-ui/wallet")).toEqual(redirectToHome)
    for (const country of countryCodes) expect(find(country, "/postorder-ui/rewards").kind).toBe("page")
    expect(find("IN", "/postorder-ui/rewards", [{ feature: "loyalty" }])).toEqual(redirectToHome)
    for (const path of ["/postorder-ui/feedback", "/postorder-ui/help", "/postorder-ui/cases"]) {
      for (const country of countryCodes) expect(find(country, path).kind).toBe("page")
      expect(find("IN", path, [{ feature: "feedback" }])).toEqual(redirectToHome)
    }
  })

  test("[NAV-9d] any other path below /postorder-ui/ redirects to the home page and replaces history", () => {
    const paths = ["", "/", "/nowhere", "/Profile", "/profile/x", "//evil.example", "/..%2F..", "/x?to=//evil.example"]
    expect(paths.map((path) => find("BD", `/postorder-ui${path}`))).toEqual(paths.map(() => redirectToHome))
    expect(find("BD", "/postorder-uix").kind).toBe("unknown")
  })

  test("[NAV-11c] blocked paths of the country are unknown, also by categoryId", () => {
    for (const path of ["/menu/0", "/menu/0/", "/menu?categoryId=favourite"])
      expect(find("IN", path).kind).toBe("unknown")
    expect(find("BD", "/menu/0").kind).toBe("page")
    for (const path of ["/edv", "/edv/"]) {
      expect(find("LK", path).kind).toBe("unknown")
      expect(find("BD", path).kind).toBe("unknown")
    }
  })

  test("[NAV-11c] a page that the country blocks is unknown by its path, its old URL and its categoryId", () => {
    const blocked = vi
      .spyOn(siteConfigs.IN, "blockedPaths", "get")
      .mockReturnValue(["/menu/sides", "/menu/20", "/cart"])
    const paths = [
      "/menu/sides",
      "/menu/sides/",
      "/menu/4",
      "/menu?categoryId=sides",
      "/menu?categoryId=4",
      "/menu/20",
      "/cart",
    ]
    const kinds = paths.map((path) => find("IN", path).kind)
    const kindInSriLanka = find("LK", "/menu/sides").kind
    blocked.mockRestore()
    expect(kinds).toEqual(paths.map(() => "unknown"))
    expect(kindInSriLanka).toBe("page")
  })
})

describe("any URL", () => {
  const knownPaths = [
    ...countryCodes.flatMap((c) => publicPages[c].map((p) => p.path)),
    ...otherPages.map((p) => p.path),
  ]
  const piece = fc.oneof(
    fc.constantFrom(
      ...knownPaths,
      "/menu",
      "/menu/4",
      "/postorder-ui/",
      "//evil.example",
      "/\\evil.example",
      "..",
      "%2F",
      "/",
      "@",
    ),
    fc.string({ unit: "binary", maxLength: 12 }),
  )
  const pathname = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(""))
  const search = fc
    .array(fc.tuple(fc.constantFrom("categoryId", "utm_source", "redirectUrl", "a"), piece), { maxLength: 3 })
    .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`))
  const disabled = fc.constantFrom<DisabledFeature[]>(
    [],
    [{ feature: "menu" }],
    [{ feature: "offers" }, { feature: "edv" }],
  )

  test("a redirect stays on our origin and reaches an existing page within two hops", () => {
    let redirects = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        pathname,
        search,
        disabled,
        (country, pathname, search, disabled) => {
          let result = findPage(country, { pathname, search }, disabled)
          for (let hops = 0; result.kind === "redirect"; hops++) {
            redirects++
            expect(hops).toBeLessThan(2)
            expect(result.to).toMatch(/^\/(?![/\\])[\x21-\x7E]*$/)
            const url = new URL(result.to, origin)
            expect(url.origin).toBe(origin)
            result = findPage(country, url, disabled)
            expect(result.kind).not.toBe("unknown")
          }
        },
      ),
      { numRuns: 3000 },
    )
    expect(redirects).toBeGreaterThan(100)
  })
})
