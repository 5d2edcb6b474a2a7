import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { forwardRoute } from "./cart.ts"
import { expect, test } from "./clocked-hearth.ts"
import { signInAs } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import {
  addStoreStaff,
  balance,
  callAs,
  fillCorrection,
  findCustomer,
  joinAsCustomer,
  openAsManager,
  openOffice,
} from "./office.ts"

// The journeys share one copy of Hearth and its list of corrections, so they run one after the other.
test.describe.configure({ mode: "default" })

const CORRECTION_CALL = "**/customers/*/corrections"

test("after a lost response, sending again uses the same key and corrects the points once; after a refused call the typed fields stay", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await joinAsCustomer(page)
  const manager = await openAsManager(browser, hearth)
  await findCustomer(manager, mobile)
  const keys: (string | null)[] = []
  await manager.route(CORRECTION_CALL, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"))
    await forwardRoute(route)
    return route.abort()
  })
  const sheet = await fillCorrection(manager, 50, "cold pizza")
  await sheet.getByRole("button", { name: "Add 50 points" }).click()
  await expect(sheet.getByRole("alert")).toContainText("Couldn’t reach the server.")
  await expect(sheet.getByLabel("Reason")).toHaveValue("cold pizza")
  await manager.unrouteAll({ behavior: "wait" })
  const repeated = manager.waitForRequest(CORRECTION_CALL)
  await sheet.getByRole("button", { name: "Add 50 points" }).click()
  expect(new Set([...keys, await (await repeated).headerValue("idempotency-key")]).size).toBe(1)
  await expect(balance(manager)).toHaveText("50 points")

  await manager.getByRole("button", { name: "Take back an order’s points" }).click()
  const takeBack = manager.getByRole("dialog", { name: "Take back an order’s points" })
  await takeBack.getByLabel("Order number").fill("12")
  await takeBack.getByLabel("Reason").fill("refunded")
  await manager.keyboard.press("Enter")
  await expect(takeBack).toContainText("Enter IN and 8 letters or digits, without spaces.")
  await takeBack.getByLabel("Order number").fill("in00000000")
  await manager.keyboard.press("Enter")
  await expect(takeBack).toContainText("This customer has no order with this number.")
  await expect(takeBack.getByLabel("Order number")).toBeFocused()
  await expect(takeBack.getByLabel("Reason")).toHaveValue("refunded")
  expect(await findAccessibilityViolations(manager, "taking back points")).toEqual([])
  await manager.keyboard.press("Escape")
  await expect(takeBack).toBeHidden()
  await expect(manager.getByRole("button", { name: "Take back an order’s points" })).toBeFocused()
  await manager.getByRole("button", { name: "Correct points" }).click()
  await expect(sheet).toBeVisible()
  await manager.goBack()
  await expect(sheet).toBeHidden()
  await expect(balance(manager)).toHaveText("50 points")
  await manager.context().close()
})

test("if someone else decides first, the list is loaded again with a message; a request is rejected with a reason", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await joinAsCustomer(page)
  const manager = await openAsManager(browser, hearth)
  const asha = await addStoreStaff(manager, "Asha Requests", ["support"])
  const staffMember = await hearth.openPage(browser)
  await openOffice(staffMember, "IN", "customers", asha)
  await findCustomer(staffMember, mobile)
  for (const points of [900, 1000]) {
    const sheet = await fillCorrection(staffMember, points, "many spoiled orders")
    await sheet.getByRole("button", { name: "Ask for approval" }).click()
    await expect(sheet).toBeHidden()
  }
  await manager.getByRole("link", { name: "Corrections" }).click()
  await manager.getByRole("button", { name: /^Approve \+900 points/ }).click()
  // Another member of finance rejects the correction while the dialog is open.
  const { corrections } = (await manager.evaluate(
    async () => ((await (await fetch("/api/store-ops/ve1/head-office/corrections")).json()) as { data: object }).data,
  )) as { corrections: { correctionId: string; points: number }[] }
  const first = corrections.find(({ points }) => points === 900)
  await callAs(manager, "POST", `/head-office/corrections/${first?.correctionId}/reject`, { reason: "no proof" })
  await manager.getByRole("dialog").getByRole("button", { name: "Approve" }).click()
  await expect(manager.getByText(/^Someone else has decided on this in the meantime/)).toBeVisible()
  await expect(manager.getByRole("button", { name: /^Approve \+900 points/ })).toHaveCount(0)
  await manager.getByRole("button", { name: /^Reject \+1,000 points/ }).click()
  const sheet = manager.getByRole("dialog", { name: "Reject +1,000 points?" })
  expect(await findAccessibilityViolations(manager, "rejecting")).toEqual([])
  await sheet.getByLabel("Reason").fill("the orders were refunded already")
  await manager.keyboard.press("Enter")
  await expect(manager.getByText("Rejected: +1,000 points.")).toBeVisible()
  await expect(manager.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible()
  for (const each of [staffMember, manager]) await each.context().close()
})

/** Returns the page of 50 entries, newest first, that come before the entry with this id. */
function auditPage(beforeId: number): { entries: AuditEntry[]; nextId: number | null } {
  const entries = Array.from({ length: 50 }, (_, index): AuditEntry => ({
    entryId: beforeId - 1 - index,
    at: new Date(Date.UTC(2026, 10, 17, 7, 30) + (beforeId - index) * 60_000).toISOString(),
    member: { memberId: "0197a1b2-0000-7000-8000-000000000001", name: `Clerk ${beforeId - 1 - index}` },
    action: "customer searched",
    subject: null,
    from: null,
    to: null,
    reason: null,
  }))
  const nextId = beforeId - 50
  return { entries, nextId: nextId > 1 ? nextId : null }
}

test("a log of 400 entries is read page by page, a page that fails can be read again, and the limit of searches is explained", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth)
  await manager.route("**/customers/search", (route) =>
    route.fulfill({ status: 429, json: { status: "error", errors: [{ code: "TOO_MANY_REQUESTS", displayMsg: "-" }] } }),
  )
  await findCustomer(manager, "9876543210")
  await expect(manager.getByText(/^You’ve searched too often. Try again in a minute/)).toBeVisible()
  await expect(manager.getByLabel("Customer’s mobile number")).toHaveValue("9876543210")

  const failing = new Set(["351"])
  await manager.route("**/head-office/audit*", (route) => {
    const beforeId = new URL(route.request().url()).searchParams.get("beforeId") ?? "401"
    if (failing.has(beforeId)) return route.abort()
    return route.fulfill({ json: { status: "success", data: auditPage(Number(beforeId)) } })
  })
  await manager.getByRole("link", { name: "Log" }).click()
  const region = manager.getByRole("region", { name: "Entries" })
  const entries = region.getByRole("listitem")
  const showMore = region.getByRole("button", { name: "Show more" })
  await expect(entries).toHaveCount(50)
  // 401 minutes after 7:30 in UTC, it is 7:41 pm in India.
  await expect(entries.first()).toContainText("17 Nov 2026, 7:41 pm")
  await showMore.click()
  await expect(region.getByRole("alert")).toContainText("Couldn’t load more entries.")
  failing.clear()
  await region.getByRole("button", { name: "Try again" }).click()
  await expect(entries).toHaveCount(100)
  await expect(entries.nth(50)).toBeFocused()
  for (let count = 100; count < 400; count += 50) {
    await showMore.click()
    await expect(entries).toHaveCount(count + 50)
  }
  await expect(region.getByText("All 400 entries")).toBeVisible()
  await expect(showMore).toHaveCount(0)
  await manager.context().close()
})

test("choosing an action filters the audit log at once, and a typed subject only when the form is submitted", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth)
  const loaded = manager.waitForResponse(/\/head-office\/audit/)
  await manager.getByRole("link", { name: "Log" }).click()
  await loaded
  const queryOfNextRequest = async () => {
    const request = await manager.waitForRequest(/\/head-office\/audit/)
    return Object.fromEntries(new URL(request.url()).searchParams)
  }
  const subject = manager.getByLabel("About", { exact: true })
  await expect(subject).toBeVisible()
  await subject.fill("unfinished")
  const afterChoice = queryOfNextRequest()
  await manager.getByLabel("What happened").selectOption("customer searched")
  expect(await afterChoice).toEqual({ action: "customer searched" })
  await expect(subject).toHaveValue("unfinished")
  const afterSubmit = queryOfNextRequest()
  await subject.press("Enter")
  expect(await afterSubmit).toEqual({ action: "customer searched", subject: "unfinished" })
  await manager.context().close()
})

test("a screen that fails can be loaded again, and a session that ended leads back to the same screen", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth)
  await manager.route("**/head-office/corrections", (route) => route.abort())
  await manager.getByRole("link", { name: "Corrections" }).click()
  await expect(manager.getByRole("alert")).toContainText("Couldn’t reach the server.")
  expect(await findAccessibilityViolations(manager, "not loaded")).toEqual([])
  await manager.unrouteAll({ behavior: "wait" })
  await manager.getByRole("button", { name: "Try again" }).click()
  await expect(manager.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible()
  await manager.context().clearCookies()
  await manager.getByRole("button", { name: "Refresh" }).click()
  await expect(manager.getByText("You were signed out.")).toBeVisible()
  await signInAs(manager, hearth.firstManager)
  await expect(manager.getByRole("heading", { name: "Corrections", exact: true })).toBeVisible()
  await manager.context().close()
})
