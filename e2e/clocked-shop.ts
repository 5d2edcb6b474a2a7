import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { request } from "node:http"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { startProduct } from "../scripts/start-product.mjs"
import { isTakingPictures } from "./readme-picture.ts"
import { expect, test as base } from "./test-base.ts"

const DAY = 24 * 3_600_000
/** 7:30 UTC: 1 pm in India and Sri Lanka, 1:30 pm in Bangladesh. Every store is open, and none closes soon. */
const AFTERNOON = 7.5 * 3_600_000

/** A product whose clock the journey controls. */
export interface ClockedShop {
  /** The product's current time. */
  now(): number
  /** Advances the clock of the product and of every page in these contexts. */
  advanceTime(ms: number, ...contexts: BrowserContext[]): Promise<void>
  /** Opens a page for another person, with a device of its own. */
  openPage(browser: Browser, size?: { width: number; height: number }): Promise<Page>
  firstManager: { login: string; password: string }
}

declare global {
  interface Window {
    aheadMs?: number
  }
}

/**
 * Journeys that need a working kitchen at any hour. They run against their own copy of the product, where it is early
 * afternoon and the clock can be advanced.
 */
export const test = base.extend<{ setUp: void }, { noon: ClockedShop }>({
  noon: [
    // oxlint-disable-next-line no-empty-pattern -- that is how Playwright says that nothing is needed
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "hearth-noon-"))
      const file = join(folder, "ahead")
      const real = Date.now()
      let ahead = Math.floor(real / DAY) * DAY + AFTERNOON - real
      write(file, ahead)
      const many = "100000"
      const product = await startProduct({
        env: {
          JOURNEY_CLOCK: file,
          NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "journey-clock.mjs")).href}`,
          GUESTS_PER_MINUTE: many,
          CODES_PER_NETWORK_HOUR: many,
          CODES_PER_MINUTE: many,
        },
      })
      const [login = "", password = ""] = product.firstManager.split(":")
      process.env.E2E_PORT = String(product.port)
      process.env.E2E_INBOX = product.inbox
      process.env.E2E_PAYMENTS = product.paymentsDesk
      process.env.E2E_AUTOPILOT = product.autopilotDesk
      await use({
        now: () => Date.now() + ahead,
        firstManager: { login, password },
        async advanceTime(ms, ...contexts) {
          const before = await readServerTime(product.port)
          ahead += ms
          write(file, ahead)
          // The server uses its database's clock, which it reads every few seconds.
          await expect
            .poll(async () => (await readServerTime(product.port)) - before, { timeout: 30_000 })
            .toBeGreaterThanOrEqual(ms)
          const pages = contexts.flatMap((context) => context.pages())
          await Promise.all(pages.map((page) => page.evaluate((more) => void (window.aheadMs = more), ahead)))
          await Promise.all(contexts.map((context) => context.addInitScript(shiftClock, ahead)))
        },
        async openPage(browser, size = { width: 1280, height: 800 }) {
          const sharp = isTakingPictures ? { deviceScaleFactor: 2 } : {}
          const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", ...sharp })
          await context.addInitScript(shiftClock, ahead)
          return context.newPage()
        },
      })
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: "worker", timeout: 300_000 },
  ],
  setUp: [
    async ({ noon, context }, use) => {
      await context.addInitScript(shiftClock, noon.now() - Date.now())
      await use()
    },
    { auto: true },
  ],
})

export { expect }

/** Returns a time that moves with the server's clock: the expiry of a new guest's credentials. */
function readServerTime(port: number): Promise<number> {
  const options = { port, host: "127.0.0.1", method: "POST", path: "/api/loginhandler/anonymoususer" }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, headers: { host: "in.localhost" } }, (answer) => {
      json(answer).then(
        (body) => resolve(Date.parse((body as { credentials: { expiresAt: string } }).credentials.expiresAt)),
        reject,
      )
    })
    sent.on("error", reject)
    sent.end()
  })
}

/** Replaces the file atomically, so that no process reads an incomplete value. */
function write(file: string, ahead: number): void {
  writeFileSync(`${file}.new`, String(ahead))
  renameSync(`${file}.new`, file)
}

/** Runs in the browser before the page's own scripts and shifts its clock. */
function shiftClock(ahead: number): void {
  const isFirst = window.aheadMs === undefined
  window.aheadMs = ahead
  if (!isFirst) return
  const RealDate = Date
  const now = () => RealDate.now() + (window.aheadMs ?? 0)
  window.Date = new Proxy(RealDate, {
    construct: (real, given: unknown[]) => (given.length === 0 ? new real(now()) : Reflect.construct(real, given)),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  })
}
