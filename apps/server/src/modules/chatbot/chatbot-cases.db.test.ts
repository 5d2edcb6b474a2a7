import { countries } from "@hearth/domain/countries/countries.ts"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { atCase, mustOpen, newCashOrder } from "../cases/testing/case-fixture.ts"
import { answerTo, hrefsOf, phonesOf } from "./testing/ask-chatbot.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(() => app.clock.advance(24 * 3600))

const reportPath = (orderId: string) => `/postorder-ui/help?orderId=${orderId}`
const isReport = (href: string) => href.startsWith("/postorder-ui/help")
const switchFeedback = async (isOff: boolean) =>
  (await asStaff(app)).send("PUT", "/head-office/switches/IN/feedback", { isOff, reason: "turned off in a test" })

test("[FBK-4f] [SEC-5a] the chatbot knows the visitor’s own active cases with state, time of the answer and page, and nobody else’s", async () => {
  const order = await newCashOrder(app, partners)
  const { caseId, caseNumber, answerDueAt } = await mustOpen(order)
  const href = `/postorder-ui/cases?caseId=${caseId}`
  const opened = await answerTo(order.browser, "where is my complant")
  expect(opened).toMatchObject({ topic: "case", lines: ["Here’s your case:"], orders: [] })
  expect(opened.cases).toEqual([
    { caseId, title: `Received · ${caseNumber}`, detail: `It was cold · ${order.orderId}`, answerDueAt, href },
  ])
  expect(answerDueAt).not.toBeNull()
  const staff = atCase(await asStaff(app), caseId)
  await staff.take()
  await staff.answer()
  expect((await answerTo(order.browser, "status of my case")).cases).toMatchObject([
    { title: `With customer care · ${caseNumber}`, answerDueAt: null },
  ])

  for (const other of [await asGuest(app), await asCustomer(app, partners, "9811766666")]) {
    const answer = await answerTo(other, "status of my case")
    expect(answer).toMatchObject({ topic: "case", cases: [] })
    expect(answer.lines[0]).toBe("You have no active case.")
    expect(JSON.stringify(answer)).not.toContain(caseId)
  }
  await staff.resolve()
  expect(await answerTo(order.browser, "my cse")).toMatchObject({ lines: ["You have no active case."], cases: [] })
})

test("[FBK-4f] with several active cases, the three newest are shown with a link to all", async () => {
  const first = await newCashOrder(app, partners)
  const second = await newCashOrder(app, partners, { mobile: first.mobile, browser: first.browser })
  for (const order of [first, second]) for (let count = 0; count < 2; count++) await mustOpen(order)
  const answer = await answerTo(first.browser, "my complaints")
  expect(answer.lines).toEqual(["You have 4 active cases. The newest:"])
  expect(answer.cases).toHaveLength(3)
  expect(hrefsOf(answer)).toContain("/postorder-ui/cases")
})

test("[FBK-4b] a problem can be reported only with an order whose time for complaints is open", async () => {
  const questions = ["pizza was cold", "i was charged twice", "I want my money back"]
  const baking = await newCashOrder(app, partners, { stage: "BAKING" })
  for (const question of questions) {
    const answer = await answerTo(baking.browser, question)
    expect({ question, hrefs: hrefsOf(answer).filter(isReport) }).toEqual({ question, hrefs: [] })
    expect(phonesOf(answer)).toEqual([countries.IN.helpDesk])
  }
  const received = await newCashOrder(app, partners)
  await newCashOrder(app, partners, { stage: "BAKING", mobile: received.mobile, browser: received.browser })
  for (const question of questions) {
    const answer = await answerTo(received.browser, question)
    expect({ question, hrefs: hrefsOf(answer).filter(isReport) }).toEqual({
      question,
      hrefs: [reportPath(received.orderId)],
    })
    expect(phonesOf(answer)).toEqual([countries.IN.helpDesk])
  }
  const { mobile } = await newCashOrder(app, partners)
  app.clock.advance(8 * 24 * 3600)
  const later = await asCustomer(app, partners, mobile)
  for (const question of questions) expect(hrefsOf(await answerTo(later, question)).filter(isReport)).toEqual([])
})

test("[FBK-4b] [CTY-5a] while feedback is switched off, no answer leads to a complaint or a case", async () => {
  const order = await newCashOrder(app, partners)
  await mustOpen(order)
  onTestFinished(async () => void (await switchFeedback(false)))
  expect((await switchFeedback(true)).statusCode).toBe(200)
  for (const question of ["pizza was cold", "my order is late", "i was charged twice", "where is my complaint"]) {
    const answer = await answerTo(order.browser, question)
    const leadsToFeedback = hrefsOf(answer).filter((href) => isReport(href) || href.includes("/cases"))
    expect({ question, leadsToFeedback, cases: answer.cases }).toEqual({ question, leadsToFeedback: [], cases: [] })
    expect(answer.actions).not.toContainEqual(expect.objectContaining({ topic: "case" }))
  }
})
