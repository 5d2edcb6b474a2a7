import { HtmlValidate, StaticConfigLoader } from "html-validate"
import { putPizzaIn, standBy } from "./checkout.ts"
import { ask, expect, shop, takenOver, test } from "./shop.ts"

/** By the standard alone, not by anybody's taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }))

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector}: ${message} (${ruleId})`),
  )
}

const paths = [
  "/",
  "/landing",
  "/menu",
  "/offers",
  "/search",
  "/help",
  "/terms",
  "/nowhere",
  "/cart",
  "/coupons",
  "/payment",
  "/track",
  "/login",
  "/customise?productId=in-margherita",
  "/postorder-ui/mapScreen",
  "/postorder-ui/nearestStore",
  "/postorder-ui/orderHistory",
  "/console/",
]

test("[SHL-11] [NAV-6] pages are valid HTML as the server sends them", async ({ request }) => {
  const faults: Record<string, string[]> = {}
  for (const path of paths) faults[path] = await faultsOf(await (await ask(request, "IN", path)).text())
  expect(faults).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
})

test.describe("in the browser", () => {
  // Nobody is signed in to the console.
  test.use({ expectedErrors: [/401/] })

  test("[SHL-11] and as the browser has drawn them", async ({ page }) => {
    await standBy(page, "IN")
    await putPizzaIn(page, "IN")
    expect(await faultsOf(await page.content())).toEqual([])
    const shown = {
      "/": page.getByRole("main"),
      "/menu?product=in-margherita": page.getByRole("dialog"),
      "/cart": page.locator("[data-line]").first(),
      "/payment": page.getByRole("radio", { name: /^Credit/ }),
      "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245": page.getByText(/Delivered from Koramangala/),
    }
    for (const [path, sign] of Object.entries(shown)) {
      await page.goto(shop("IN", path))
      await takenOver(page)
      await expect(sign).toBeVisible()
      expect(await faultsOf(await page.content()), path).toEqual([])
    }
    await page.goto(shop("IN", "/console/"))
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
    expect(await faultsOf(await page.content())).toEqual([])
  })
})
