import { HtmlValidate, StaticConfigLoader } from "html-validate"
import { addProduct, presetPlace } from "./checkout.ts"
import { getFromServer, expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Checks the HTML standard only, without style rules. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }))

async function findHtmlErrors(html: string): Promise<string[]> {
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

test("pages are valid HTML as the server sends them", async ({ request }) => {
  const errorsByPath: Record<string, string[]> = {}
  for (const path of paths)
    errorsByPath[path] = await findHtmlErrors(await (await getFromServer(request, "IN", path)).text())
  expect(errorsByPath).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
})

test.describe("in the browser", () => {
  // The console responds with 401 without a sign-in.
  test.use({ expectedErrors: [/401/] })

  test("pages are valid HTML as the browser has rendered them", async ({ page }) => {
    await presetPlace(page, "IN")
    await addProduct(page, "IN")
    expect(await findHtmlErrors(await page.content())).toEqual([])
    const elementsToWaitFor = {
      "/": page.getByRole("main"),
      "/menu?product=in-margherita": page.getByRole("dialog"),
      "/cart": page.locator("[data-line]").first(),
      "/payment": page.getByRole("radio", { name: /^Credit/ }),
      "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245": page.getByText(/Delivered from Koramangala/),
    }
    for (const [path, element] of Object.entries(elementsToWaitFor)) {
      await page.goto(pageUrl("IN", path))
      await waitForHydration(page)
      await expect(element).toBeVisible()
      expect(await findHtmlErrors(await page.content()), path).toEqual([])
    }
    await page.goto(pageUrl("IN", "/console/"))
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
    expect(await findHtmlErrors(await page.content())).toEqual([])
  })
})
