import { sql } from "kysely"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
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
  expect(await atCase(headOffice, caseId).read()).toMatchObject({ customerName: "", text: "", photos: [] })
  expect((await atCase(headOffice, caseId).resolve()).statusCode).toBe(200)
  expect(await atCase(headOffice, caseOfOtherCustomer.caseId).read()).toMatchObject({ text: caseOfOtherCustomer.text })
})
