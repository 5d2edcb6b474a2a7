import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { countryPages } from "@hearth/domain/countries/topics/pages.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import { otherPages } from "@hearth/domain/navigation/other-pages.ts"
import { getFromServer, expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const requirementIds: Record<CountryCode, string> = { LK: "NAV-1", IN: "NAV-2", BD: "NAV-3" }

for (const country of countryCodes) {
  test(`[${requirementIds[country]}a] [${requirementIds[country]}b] [NAV-6a] [NAV-6b] ${country}: every menu page responds with its head and its products in the HTML`, async ({
    request,
  }) => {
    const titles = new Set<string>()
    for (const page of countryPages[country].menu) {
      const response = await getFromServer(request, country, page.path)
      expect(response.status(), page.path).toBe(200)
      const html = await response.text()
      const head = html.slice(0, html.indexOf("</head>"))
      titles.add(head.match(/<title>(.*?)<\/title>/)?.[1] ?? "")
      expect(head.includes(`<link rel="canonical" href="${pageUrl(country, page.path)}">`), page.path).toBe(true)
      for (const name of ["description", "keywords"])
        expect(new RegExp(`<meta name="${name}" content="[^"]{20,}"`).test(head), `${page.path} ${name}`).toBe(true)
      for (const name of ["og:title", "og:description", "og:url", "og:image"])
        expect(head.includes(`<meta property="${name}"`), `${page.path} ${name}`).toBe(true)
      const structured = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? "") as { "@type": string },
      )
      expect(structured.map((data) => data["@type"])).toContain("Restaurant")
      if (["menu", "category", "edv"].includes(page.kind)) {
        expect(
          structured.map((data) => data["@type"]),
          page.path,
        ).toContain("Menu")
        expect(html.match(/<article/g)?.length ?? 0, page.path).toBeGreaterThan(0)
      }
    }
    // All pages of Bangladesh have the same title; elsewhere each page has its own.
    expect(titles.size).toBe(country === "BD" ? 1 : countryPages[country].menu.length)
  })
}

test("[NAV-9c] [SEC-8a] every page of every country responds, whether it is available or not", async ({ request }) => {
  for (const country of countryCodes) {
    for (const { path } of [...publicPages[country], ...otherPages]) {
      const status = (await getFromServer(request, country, path)).status()
      expect([200, 302, 404], `${country} ${path}`).toContain(status)
    }
    expect((await getFromServer(request, country, "/postorder-ui/offers")).status()).toBe(200)
  }
})

test("[NAV-4a] [NAV-4b] [NAV-4c] numeric categories and old names redirect to the named page in India", async ({
  request,
}) => {
  const redirects: Record<string, string> = {
    "/menu/2": "/menu/veg-pizza",
    "/menu/3": "/menu/non-veg-pizza",
    "/menu/4": "/menu/sides",
    "/menu/5": "/menu/beverages",
    "/menu/20": "/menu/pizza-mania",
    "/menu/26": "/menu/dessert",
    "/menu/46": "/menu/speciality-chicken",
    "/menu/50": "/menu/combos",
    "/everyday-value-offers": "/edv",
    "/menu/bestsellers": "/menu",
    "/menu/daily-essentials": "/menu",
  }
  for (const [from, to] of Object.entries(redirects)) {
    const response = await getFromServer(request, "IN", from)
    expect([response.status(), response.headers().location], from).toEqual([301, to])
  }
  expect((await getFromServer(request, "LK", "/menu/bestsellers")).status()).toBe(200)
  expect((await getFromServer(request, "BD", "/menu/50")).status()).toBe(200)
})

test("[NAV-5a] [NAV-5b] [NAV-5c] a categoryId is appended to the menu's path, and no redirect leaves our origin", async ({
  request,
}) => {
  const statusAndLocation = async (path: string) => {
    const response = await getFromServer(request, "IN", path)
    return [response.status(), response.headers().location]
  }
  expect(await statusAndLocation("/menu?categoryId=sides&utm_source=x")).toEqual([301, "/menu/sides?utm_source=x"])
  expect(await statusAndLocation("/menu?categoryId=2")).toEqual([301, "/menu/veg-pizza"])
  expect(await statusAndLocation("/menu/veg-pizza?categoryId=sides&utm_source=x")).toEqual([
    301,
    "/menu/sides?utm_source=x",
  ])
  for (const evil of ["//evil.example", "..%2F..", "%5C%5Cevil.example", "javascript:alert(1)"]) {
    expect(await statusAndLocation(`/menu?categoryId=${evil}`)).toEqual([404, undefined])
  }
})

test("[NAV-6c] [NAV-6d] each country's sitemap and robots.txt list its own pages", async ({ request }) => {
  for (const country of countryCodes) {
    const sitemap = await (await getFromServer(request, country, "/sitemap.xml")).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(
      expect.arrayContaining(countryPages[country].menu.map((page) => pageUrl(country, page.path))),
    )
    const robots = await (await getFromServer(request, country, "/robots.txt")).text()
    expect(robots).toContain(`Sitemap: ${pageUrl(country, "/sitemap.xml")}`)
  }
})

test.describe(() => {
  test.use({ expectedErrors: [/404/] })

  test("[NAV-7b] [CTY-5b] a page whose feature is switched off says so and links home", async ({ page, request }) => {
    for (const path of ["/deliverontrain", "/irctc", "/worldPizzaLeague", "/worldPizzaLeagueApp"]) {
      const response = await getFromServer(request, "LK", path)
      const html = await response.text()
      expect([response.status(), html.includes("isn’t available yet"), html.includes("noindex")], path).toEqual([
        404,
        true,
        true,
      ])
    }
    await page.goto(pageUrl("LK", "/deliverontrain"))
    await expect(page.getByText("isn’t available in Sri Lanka")).toBeVisible()
    await page.getByRole("link", { name: "Go to home" }).click()
    await expect(page).toHaveURL(pageUrl("LK", "/"))
    for (const path of ["/home", "/landing"]) {
      await page.goto(pageUrl("IN", path))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", pageUrl("IN", "/"))
      await waitForHydration(page)
    }
  })

  test("[NAV-9a] [NAV-9c] [NAV-9d] below /postorder-ui/ unknown and switched-off paths redirect home and stay out of the history", async ({
    page,
    request,
  }) => {
    for (const path of ["offers2", "orderHistory2", "x/y"]) {
      const response = await getFromServer(request, "IN", `/postorder-ui/${path}`)
      expect([response.status(), response.headers().location], path).toEqual([302, "/"])
    }
    // Sri Lanka has no wallet.
    expect((await getFromServer(request, "LK", "/postorder-ui/wallet")).headers().location).toBe("/")
    const statusOf = async (path: string) => (await getFromServer(request, "IN", `/postorder-ui/${path}`)).status()
    for (const path of [
      "profile",
      "login",
      "login-otp",
      "myAddresses",
      "searchAddress",
      "nearestStore",
      "takeawayMapScreen",
      "selectRestaurant",
      "mapScreen",
      "wallet",
      "orderHistory",
      "orderdetails",
      "help",
      "cases",
    ]) {
      expect(await statusOf(path), path).toBe(200)
    }
    await page.goto(pageUrl("IN", "/help"))
    await page.goto(pageUrl("IN", "/postorder-ui/nowhere"))
    await expect(page).toHaveURL(pageUrl("IN", "/"))
    await page.goBack()
    await expect(page).toHaveURL(pageUrl("IN", "/help"))
  })

  test("[NAV-11a] [NAV-11b] [NAV-11c] an unknown path responds with 404, says so and links home; blocked paths do the same", async ({
    page,
  }) => {
    for (const path of ["/nowhere", "/menu/none", "/menu/0", "/menu/favourite", "/a/../../etc"]) {
      const response = await page.goto(pageUrl("IN", path))
      expect(response?.status(), path).toBe(404)
      await expect(page.getByText("We're sorry. The link you clicked is not a working one!")).toBeVisible()
    }
    await page.getByRole("link", { name: "Go to home" }).click()
    await expect(page).toHaveURL(pageUrl("IN", "/"))
  })
})

test("[NAV-2b] navigating the menu in the browser keeps titles and history right", async ({ page }) => {
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/menu\//)
  await expect(page).toHaveTitle(/^Veg Pizza/)
  const title = await page.title()
  await page.getByRole("navigation", { name: "Menu categories" }).getByRole("link", { name: "Sides" }).click()
  await expect(page).toHaveURL(/\/menu\/sides$/)
  await expect(page).not.toHaveTitle(title)
  await page.goBack()
  await expect(page).toHaveTitle(title)
})

test("a new page begins at its top at once: a tap on a page that still scrolls would be lost", async ({ page }) => {
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Sides" })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const positions: number[] = []
  await page.exposeFunction("recordPosition", (top: number) => void positions.push(top))
  await page.evaluate(() => {
    const { recordPosition } = globalThis as unknown as { recordPosition: (top: number) => void }
    const recordAll = () => {
      recordPosition(scrollY)
      addEventListener("scroll", () => recordPosition(scrollY))
    }
    addEventListener("click", recordAll, { capture: true, once: true })
  })
  await link.click()
  await page.waitForURL(pageUrl("IN", "/menu/sides"))
  await expect.poll(() => positions.at(-1)).toBe(0)
  const [tappedAt] = positions
  expect(positions.filter((top) => top !== tappedAt && top !== 0)).toEqual([])
})
