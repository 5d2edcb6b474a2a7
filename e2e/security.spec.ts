import { getFromServer, expect, pageUrl, waitForHydration, test } from "./test-base.ts"

test("[SEC-10a] [SEC-10c] pages have a strict content security policy with a new nonce each time, and cause no violations", async ({
  page,
  request,
}) => {
  const nonces = new Set<string>()
  for (let visit = 0; visit < 5; visit++) {
    const response = await getFromServer(request, "IN", "/")
    const policy = response.headers()["content-security-policy"] ?? ""
    const nonce = policy.match(/script-src 'nonce-([^']+)' 'strict-dynamic'/)?.[1] ?? ""
    expect(nonce).toHaveLength(22)
    nonces.add(nonce)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await response.text()).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(5)
  // Any violation is a console error, which fails every journey.
  for (const path of ["/", "/menu", "/offers", "/dev/ui"]) {
    await page.goto(pageUrl("IN", path))
    await waitForHydration(page)
  }
})

test.describe("a page with an injected script", () => {
  test.use({ expectedErrors: [/Content Security Policy|404/] })

  test("[SEC-10a] [SEC-10b] an injected script without the nonce does not run", async ({ page }) => {
    await page.route(pageUrl("IN"), async (route) => {
      const url = new URL(pageUrl("IN"))
      const headers = { ...route.request().headers(), host: url.host }
      const response = await route.fetch({ url: `http://127.0.0.1:${url.port}/`, headers })
      const html = (await response.text()).replace(
        "<body>",
        '<body><script>window.broken = true</script><img src="x" onerror="window.broken = true">',
      )
      await route.fulfill({ response, body: html, headers: { ...response.headers(), "content-encoding": "" } })
    })
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    expect(await page.evaluate(() => "broken" in window)).toBe(false)
  })
})

test("[SEC-8a] malformed paths are refused without a 5xx", async ({ request }) => {
  for (const path of [
    "/%",
    "/%E0%A4%A",
    "/%00",
    "/menu/%ff",
    "/assets/../../package.json",
    "/assets/%2e%2e%2fserver%2fentry.server.js",
    "/pictures/../lock",
    "/assets/",
    `/${"a".repeat(1900)}`,
    "/menu?categoryId[]=1",
    "/?%00=%00",
  ]) {
    const response = await getFromServer(request, "IN", path)
    expect(response.status(), path).toBeLessThan(500)
    expect(await response.text(), path).not.toMatch(/node_modules|at .*\.ts:/)
  }
})
