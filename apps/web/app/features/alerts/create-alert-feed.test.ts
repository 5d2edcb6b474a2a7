import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { expect, test } from "vitest"
import { type AlertFeedDeps, createAlertFeed } from "./create-alert-feed.ts"

const alertNamed = (id: string, endsAt = "2026-11-18T12:00:00.000Z"): Alert => ({
  id,
  tone: "news",
  title: id,
  message: "",
  endsAt,
})

/** A server with its current alerts and who has seen them; each feed is a page of the same person. */
function startServer(...current: Alert[]) {
  const seen = new Set<string>()
  const server = {
    current,
    seen,
    isDown: false,
    personalRequests: 0,
    now: Date.parse("2026-11-18T06:00:00.000Z"),
    openPage(overrides: Partial<AlertFeedDeps> = {}) {
      return createAlertFeed({
        async fetchUnseen() {
          if (server.isDown) return undefined
          server.personalRequests++
          return server.current.filter(({ id }) => !seen.has(id))
        },
        fetchCurrentIds: async () => (server.isDown ? undefined : server.current.map(({ id }) => id)),
        async claim(id) {
          if (server.isDown) return undefined
          if (seen.has(id) || !server.current.some((alert) => alert.id === id)) return false
          seen.add(id)
          return true
        },
        now: () => server.now,
        ...overrides,
      })
    },
  }
  return server
}

test("[FBK-5b] of two pages that try at the same moment, one shows the alert", async () => {
  const server = startServer(alertNamed("rain"))
  const pages = [server.openPage(), server.openPage()]
  await Promise.all(pages.map((page) => page.load()))
  await Promise.all(pages.map((page) => page.showNext()))
  expect(pages.flatMap((page) => page.state.get().shown?.id ?? [])).toEqual(["rain"])
  expect(pages.map((page) => page.state.get().waiting)).toEqual([[], []])
})

test("[FBK-5b] alerts are shown one after the other", async () => {
  const page = startServer(alertNamed("rain"), alertNamed("news")).openPage()
  await page.load()
  await page.showNext()
  await page.showNext()
  expect(page.state.get()).toMatchObject({ shown: { id: "rain" }, waiting: [{ id: "news" }] })
  page.close()
  await page.showNext()
  expect(page.state.get()).toMatchObject({ shown: { id: "news" }, waiting: [] })
})

test("[FBK-5g] a check finds a new alert, and later checks don’t load it again", async () => {
  const server = startServer(alertNamed("old"))
  server.seen.add("old")
  const page = server.openPage()
  await page.load()
  await page.check()
  server.current.push(alertNamed("new"))
  await page.check()
  expect(page.state.get().waiting.map(({ id }) => id)).toEqual(["new"])
  const requests = server.personalRequests
  await page.check()
  await page.check()
  expect(server.personalRequests).toBe(requests)
})

test("[FBK-5d] an alert that is ended while it is shown disappears with the next check", async () => {
  const server = startServer(alertNamed("rain"), alertNamed("news"))
  const page = server.openPage()
  await page.load()
  await page.showNext()
  server.current = server.current.filter(({ id }) => id !== "rain")
  await page.check()
  expect(page.state.get()).toMatchObject({ shown: undefined, waiting: [{ id: "news" }] })
})

test("[FBK-5d] an alert that is ended while the page asks for it is not shown", async () => {
  const server = startServer(alertNamed("rain"))
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  const page = server.openPage({ claim: () => answer })
  await page.load()
  const showing = page.showNext()
  server.current = []
  await page.check()
  resolve(true)
  await showing
  expect(page.state.get()).toEqual({ shown: undefined, waiting: [] })
})

test("[FBK-5d] an alert disappears at its end and isn’t shown after it", async () => {
  const server = startServer(
    alertNamed("rain", "2026-11-18T06:00:10.000Z"),
    alertNamed("news", "2026-11-18T06:00:05.000Z"),
  )
  const page = server.openPage()
  await page.load()
  await page.showNext()
  server.now += 9_999
  page.removeExpired()
  expect(page.state.get()).toMatchObject({ shown: { id: "rain" }, waiting: [] })
  server.now += 1
  page.removeExpired()
  expect(page.state.get().shown).toBeUndefined()
})

test("[FBK-5b] after a failed request the alert is offered again with the next check", async () => {
  const server = startServer(alertNamed("rain"))
  const page = server.openPage()
  await page.load()
  server.isDown = true
  await page.showNext()
  expect(page.state.get()).toMatchObject({ shown: undefined, waiting: [{ id: "rain" }] })
  server.isDown = false
  let changes = 0
  page.state.subscribe(() => changes++)
  await page.check()
  expect(changes).toBe(1)
  await page.showNext()
  expect(page.state.get().shown?.id).toBe("rain")
})

test("a failed check changes nothing", async () => {
  const server = startServer(alertNamed("rain"))
  const page = server.openPage()
  await page.load()
  await page.showNext()
  server.isDown = true
  await page.check()
  expect(page.state.get().shown?.id).toBe("rain")
})
