import { request } from "node:http"
import { json } from "node:stream/consumers"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { startHearth } from "../scripts/start-hearth.mjs"
import { createHearthClock, shiftClock } from "./hearth-clock.ts"
import { isTakingPictures } from "./readme-picture.ts"
import { clockOffset, expect, test as base } from "./test-base.ts"

/** A copy of Hearth whose clock the journey controls. */
export interface ClockedHearth {
  /** How far Hearth's clock is ahead of the real clock. */
  offsetMs(): number
  /** Advances Hearth's clock and the clock of every page in these contexts. */
  advanceTime(ms: number, ...contexts: BrowserContext[]): Promise<void>
  /** Opens a page in a new browser context, as another person on another device. */
  openPage(browser: Browser, size?: { width: number; height: number }): Promise<Page>
  firstManager: { login: string; password: string }
}

/**
 * Journeys that advance the time or work in the kitchen. They run against their own copy of Hearth, where it is early
 * afternoon and the clock can be advanced.
 */
export const test = base.extend<{ shiftedClock: void }, { hearth: ClockedHearth }>({
  hearth: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern, even if no fixture is used
    async ({}, use) => {
      let offsetMs = clockOffset()
      const clock = createHearthClock(offsetMs)
      const unlimited = "100000"
      const hearth = await startHearth({
        env: {
          ...clock.env,
          GUESTS_PER_MINUTE: unlimited,
          CODES_PER_NETWORK_HOUR: unlimited,
          CODES_PER_MINUTE: unlimited,
        },
      })
      const [login = "", password = ""] = hearth.firstManager.split(":")
      process.env.E2E_PORT = String(hearth.port)
      process.env.E2E_INBOX = hearth.inboxUrl
      process.env.E2E_PAYMENTS = hearth.paymentsAdminUrl
      process.env.E2E_AUTOPILOT = hearth.autopilotAdminUrl
      await use({
        offsetMs: () => offsetMs,
        firstManager: { login, password },
        async advanceTime(ms, ...contexts) {
          const startTime = await readServerTime(hearth.port)
          offsetMs += ms
          clock.setOffset(offsetMs)
          // The server uses its database's clock, which it reads every few seconds.
          await expect.poll(async () => (await readServerTime(hearth.port)) - startTime).toBeGreaterThanOrEqual(ms)
          const pages = contexts.flatMap((context) => context.pages())
          await Promise.all(
            pages.map((page) =>
              page.evaluate((milliseconds) => void (globalThis.clockOffsetMs = milliseconds), offsetMs),
            ),
          )
          await Promise.all(contexts.map((context) => context.addInitScript(shiftClock, offsetMs)))
        },
        async openPage(browser, size = { width: 1280, height: 800 }) {
          const scale = isTakingPictures ? { deviceScaleFactor: 2 } : {}
          const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", ...scale })
          await context.addInitScript(shiftClock, offsetMs)
          return context.newPage()
        },
      })
      await hearth.stop()
      clock.remove()
    },
    { scope: "worker", timeout: 600_000 },
  ],
  shiftedClock: [
    async ({ hearth, context }, use) => {
      await context.addInitScript(shiftClock, hearth.offsetMs())
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
    const outgoing = request({ ...options, headers: { host: "in.localhost" } }, (response) => {
      json(response).then(
        (body) => resolve(Date.parse((body as { credentials: { expiresAt: string } }).credentials.expiresAt)),
        reject,
      )
    })
    outgoing.on("error", reject)
    outgoing.end()
  })
}
