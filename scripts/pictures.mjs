import { mkdirSync } from "node:fs"
import { build } from "./build.mjs"
import { prepare } from "./prepare.mjs"
import { inProject, runCommand } from "./setup/project.mjs"
import { startProduct } from "./start-product.mjs"
import { findChromium } from "./test/find-chromium.mjs"

/** The README's pictures, taken of the product as it is: `npm run pictures`. */
const shots = [
  { name: "home-phone", country: "in", path: "/", width: 390, height: 844, colorScheme: "light" },
  { name: "menu-phone", country: "lk", path: "/menu/non-veg-pizza", width: 390, height: 844, colorScheme: "dark" },
  {
    name: "product-phone",
    country: "bd",
    path: "/menu/pizza",
    width: 390,
    height: 844,
    colorScheme: "light",
    open: true,
  },
  {
    name: "map-phone",
    country: "in",
    path: "/postorder-ui/mapScreen?latitude=19.0596&longitude=72.8295",
    width: 390,
    height: 844,
    colorScheme: "light",
  },
  {
    name: "stores-desktop",
    country: "lk",
    path: "/postorder-ui/nearestStore?latitude=6.9147&longitude=79.8612",
    width: 1280,
    height: 800,
    colorScheme: "light",
  },
  { name: "menu-desktop", country: "in", path: "/menu", width: 1280, height: 800, colorScheme: "light" },
]

await runCommand(async () => {
  await build(await prepare())
  const { chromium } = await import("@playwright/test")
  const { default: sharp } = await import("sharp")
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] })
  try {
    mkdirSync(inProject("docs/pictures"), { recursive: true })
    for (const { name, country, path, width, height, colorScheme, open } of shots) {
      const phone = width < 771
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme,
        isMobile: phone,
        deviceScaleFactor: phone ? 2 : 1,
      })
      await page.goto(`http://${country}.localhost:${product.port}${path}`, { waitUntil: "networkidle" })
      if (open) await page.locator("article").getByRole("link").first().click()
      await page.waitForTimeout(1500)
      const picture = await page.screenshot()
      await sharp(picture)
        .webp({ quality: 80 })
        .toFile(inProject("docs/pictures", `${name}.webp`))
      await page.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return 0
})
