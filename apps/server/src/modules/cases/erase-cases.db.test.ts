import { sql } from "kysely"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import { findInDatabase } from "../../testing/find-in-database.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import {
  atCase,
  caseFrom,
  mustOpen,
  newCashOrder,
  newComplaint,
  newJpeg,
  newMobile,
  postForm,
  STORE,
  UCR,
} from "./testing/case-fixture.ts"

let app: TestApp
let partners: Partners
let staff: StaffClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeAll(async () => {
  staff = await hire(app, await asStaff(app), STORE, "manager")
})

const filesOf = (userId: string) => {
  const folder = join(app.settings.files.directory, "current/photos", userId)
  return existsSync(folder) ? readdirSync(folder) : []
}

test("[FBK-3g] [IDN-13b] after the account is deleted, a case keeps category, store, state and remedies, and nothing else", async () => {
  const mobile = newMobile()
  const browser = await asCustomer(app, partners, mobile)
  const order = await newCashOrder(app, partners, { browser })
  const { userId } = browser
  const fields = newComplaint(order, { text: "Verysecretly the pizza was cold when it arrived." })
  const { caseId } = caseFrom(await postForm(app, browser, `${UCR}/feedbacks`, { fields, photos: [await newJpeg()] }))
  await browser.post(`${UCR}/feedbacks/${caseId}/messages`, { text: "Verysecretly again." })
  await atCase(staff, caseId).answer("Dear Verynamed, we are sorry.")
  await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount: 100, reason: "Verynamed was upset" })
  await atCase(staff, caseId).pass("HEAD_OFFICE", { note: "Verynamed called us." })
  await browser.post(`${UCR}/feedbacks/${caseId}/messages`, { text: "Verysecretly a third time." })
  const caseOfOtherCustomer = await mustOpen(await newCashOrder(app, partners))
  expect(filesOf(userId)).toHaveLength(2)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const deleted = await browser.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  expect(deleted.statusCode).toBe(200)
  expect(filesOf(userId)).toEqual([])
  // The audit log is never changed; the reason there is refused if it has a number or an address.
  expect(await findInDatabase(app.database.db, ["Verysecretly", "Verynamed"])).toEqual([
    "head_office.audit_entry.reason: Verynamed",
  ])
  const withUserId = await findInDatabase(app.database.db, [userId])
  expect(withUserId.filter((column) => /^(cases|platform)\./.test(column))).toEqual([])
  const { rows } = await sql`
    select category, store_id, state, user_id, customer_name, text,
      (select sum(amount)::int from cases.remedy where case_id = "case".id) as remedies,
      (select count(*)::int from cases.photo where case_id = "case".id) as photos
    from cases.case where id = ${caseId}`.execute(app.database.db)
  expect(rows).toEqual([
    {
      category: "COLD",
      store_id: STORE,
      state: "WITH_HEAD_OFFICE",
      user_id: null,
      customer_name: "",
      text: "",
      remedies: 100,
      photos: 0,
    },
  ])
  const headOffice = await asStaff(app)
  expect(await atCase(headOffice, caseId).read()).toMatchObject({
    customerName: "",
    text: "",
    photos: [],
    isAccountDeleted: true,
    answerDueAt: null,
    waitsForAnswer: false,
    possibleRemedies: [],
  })
  expect(errorFrom(await atCase(headOffice, caseId).answer())[1]).toBe("CASE_STEP_REFUSED")
  expect((await atCase(headOffice, caseId).resolve({ text: undefined })).json().data.case.state).toBe("RESOLVED")
  expect(await atCase(headOffice, caseOfOtherCustomer.caseId).read()).toMatchObject({ text: caseOfOtherCustomer.text })
})

test("[FBK-3g] [IDN-13d] deleting an account leaves another account's order with the same contact number alone, and erases a guest's", async () => {
  const mobile = newMobile()
  const browser = await asCustomer(app, partners, mobile)
  const neighbour = await newCashOrder(app, partners, { contactMobile: mobile, stage: "BAKING" })
  const ofNeighbour = await mustOpen(
    await newCashOrder(app, partners, { browser: neighbour.browser, contactMobile: mobile }),
  )
  const guest = await newCashOrder(app, partners, { contactMobile: mobile })
  const ofGuest = await mustOpen(guest)
  // Only orders that are paid in advance stay a guest's, and this app takes cash alone.
  await sql`
    update identity.person set kind = 'guest', phone = null where id = ${guest.browser.userId}`.execute(app.database.db)
  const rated = await neighbour.browser.post("/api/feedback-service/ve2/feedback", {
    orderId: ofNeighbour.orderId,
    overallRating: 5,
    text: "The pizza was as hot as on the first day, thank you.",
  })
  expect(rated.statusCode).toBe(200)
  app.clock.advance(60)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const deleted = await browser.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  // The neighbour's other order is still in the oven, which doesn't concern this account.
  expect(deleted.statusCode).toBe(200)
  const headOffice = await asStaff(app)
  expect(caseFrom(await neighbour.browser.get(`${UCR}/feedbacks/${ofNeighbour.caseId}`)).text).toBe(ofNeighbour.text)
  expect(await atCase(headOffice, ofGuest.caseId).read()).toMatchObject({ customerName: "", text: "" })
  const { rows } = await sql`
    select contact->>'firstName' as name, user_id = ${neighbour.browser.userId} as "isNeighbour",
      (select text is not null from feedback.feedback where order_id = "order".id) as "hasText"
    from orders.order where number in (${neighbour.orderId}, ${ofNeighbour.orderId}, ${guest.orderId})
    order by contact->>'firstName' desc, "hasText" nulls first`.execute(app.database.db)
  expect(rows).toEqual([
    { name: "Asha", isNeighbour: true, hasText: null },
    { name: "Asha", isNeighbour: true, hasText: true },
    { name: "", isNeighbour: false, hasText: null },
  ])
})
