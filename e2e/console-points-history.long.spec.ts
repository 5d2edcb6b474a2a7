import type { PointsHistoryEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Page } from "@playwright/test"
import { expect, test } from "./clocked-hearth.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import {
  balance,
  fillCorrection,
  findCustomer,
  hireForOffice,
  joinAsCustomer,
  openAsManager,
  openOffice,
} from "./office.ts"

// The journeys share one copy of Hearth, its audit log and its list of corrections, so they run one after the other.
test.describe.configure({ mode: "default" })

const history = (page: Page) => page.getByRole("region", { name: "Points history" })
const entriesOf = (page: Page) => history(page).getByRole("listitem")
const showHistory = (page: Page) => history(page).getByRole("button", { name: "Show history" }).click()

test("support opens a customer's points history, and sees a correction in it with the person and the reason; the log has it", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await joinAsCustomer(page)
  const manager = await openAsManager(browser, hearth)
  const asha = await hireForOffice(manager, "Asha History", ["support"])
  const support = await hearth.openPage(browser, { width: 390, height: 844 })
  await openOffice(support, "IN", "customers", asha)
  await findCustomer(support, mobile)
  await expect(history(support)).toContainText("Opening it is recorded with your name.")
  await showHistory(support)
  await expect(history(support).getByRole("heading", { name: "No points yet" })).toBeVisible()
  await expect(history(support).getByRole("heading", { name: "Points history" })).toBeFocused()
  expect(await findAccessibilityViolations(support, "empty history")).toEqual([])

  const sheet = await fillCorrection(support, 100, "the rider was late")
  await sheet.getByRole("button", { name: "Add 100 points" }).click()
  await expect(balance(support)).toHaveText("100 points")
  await expect(entriesOf(support)).toHaveCount(1)
  for (const text of ["Corrected by head office", "By Asha History", "Why: the rider was late", "+100", "Balance: 100"])
    await expect(entriesOf(support)).toContainText(text)
  await expect(history(support)).toContainText("1 entry")
  expect(await findAccessibilityViolations(support, "history")).toEqual([])

  await support.getByRole("link", { name: "See the log" }).click()
  const log = support.getByRole("region", { name: "Entries" }).getByRole("listitem")
  await expect(log.filter({ hasText: "Asha History read a customer’s points history" })).toHaveCount(2)
  for (const each of [support, manager]) await each.context().close()
})

/** A page of 20 of 45 entries. */
function historyPage(pageNo: number) {
  const first = (pageNo - 1) * 20
  const entries = Array.from({ length: Math.min(20, 45 - first) }, (_, index): PointsHistoryEntry => {
    const nth = first + index
    return {
      entryId: `0197a1b2-0000-7000-8000-${String(nth).padStart(12, "0")}`,
      at: new Date(Date.UTC(2026, 10, 17, 7, 30) - nth * 86_400_000).toISOString(),
      kind: nth % 7 === 3 ? "points redeemed" : "points earned",
      points: nth % 7 === 3 ? -600 : 100,
      pointsAfter: 4500 - nth * 100,
      lost: null,
      orderId: "IN7K2M9QXZ",
      change: null,
    }
  })
  return { entries, pageNo, pages: 3 }
}

test.describe("failures", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|status of \d+/] })

  test("a history of 45 entries is read page by page; what fails can be loaded again, and the limit is explained", async ({
    page,
    browser,
    hearth,
  }) => {
    const mobile = await joinAsCustomer(page)
    const manager = await openAsManager(browser, hearth)
    let answer: "fail" | "refuse" | "show" = "fail"
    await manager.route("**/points-history*", (route) => {
      if (answer === "fail") return route.abort()
      const refusal = { status: "error", errors: [{ code: "TOO_MANY_REQUESTS", displayMsg: "-" }] }
      if (answer === "refuse") return route.fulfill({ status: 429, json: refusal })
      const pageNo = Number(new URL(route.request().url()).searchParams.get("pageNo"))
      return route.fulfill({ json: { status: "success", data: historyPage(pageNo) } })
    })
    await findCustomer(manager, mobile)
    await showHistory(manager)
    await expect(manager.getByRole("alert")).toContainText("Couldn’t reach the server.")
    answer = "refuse"
    await manager.getByRole("button", { name: "Try again" }).click()
    await expect(manager.getByRole("alert")).toContainText("You’ve opened too many histories.")
    answer = "show"
    await manager.getByRole("button", { name: "Try again" }).click()
    await expect(entriesOf(manager)).toHaveCount(20)
    await expect(entriesOf(manager).first()).toContainText("17 Nov 2026, 1:00 pm · Order IN7K2M9QXZ")
    answer = "fail"
    await history(manager).getByRole("button", { name: "Show more" }).click()
    await expect(history(manager).getByRole("alert")).toContainText("Couldn’t load more entries.")
    answer = "show"
    await history(manager).getByRole("button", { name: "Try again" }).click()
    await expect(entriesOf(manager)).toHaveCount(40)
    await expect(entriesOf(manager).nth(20)).toBeFocused()
    await history(manager).getByRole("button", { name: "Show more" }).click()
    await expect(history(manager)).toContainText("All 45 entries")
    await manager.context().close()
  })
})
