import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { newMember, pointsOf } from "./testing/new-member.ts"

let app: TestApp
let partners: Partners
let support: StaffClient & { password: string }
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  support = await asOfficer(app, ["support"])
})

const mobileOf = (customerNumber: number) => `98135${10_000 + customerNumber}`
const newCustomer = () => newMember(app, partners, mobileOf(++customerCount))
const requestCorrection = (
  { userId }: TestBrowser,
  points: number,
  client: StaffClient = support,
  key: string = randomUUID(),
) => client.send("POST", `/head-office/customers/${userId}/corrections`, { points, reason: "cold pizza" }, key)
/** Returns the correction's status, and how many points can still be corrected without approval. */
const outcomeOf = async (response: Promise<Awaited<ReturnType<typeof requestCorrection>>>) => {
  const { correction, withoutApproval: remainingWithoutApproval } = (await response).json().data
  return [correction.status, remainingWithoutApproval]
}
const messagesTo = async (mobile: string) => (await partners.messages(`+91${mobile}`)).map(({ body }) => body)

test("a staff member can correct 3,000 points in 24 hours without approval, summed over all customers; more needs approval", async () => {
  const colleague = await asOfficer(app, ["support"])
  const outcomes = []
  for (const points of [600, -600, 600, 600, 500])
    outcomes.push(await outcomeOf(requestCorrection(await newCustomer(), points)))
  expect(outcomes).toEqual([
    ["applied", 0],
    ["applied", 0],
    ["applied", 0],
    ["applied", 0],
    ["applied", 100],
  ])
  const customer = await newCustomer()
  expect(await outcomeOf(requestCorrection(customer, 101))).toEqual(["pending", 100])
  expect(await outcomeOf(requestCorrection(customer, 100))).toEqual(["applied", 0])
  expect(await outcomeOf(requestCorrection(await newCustomer(), 1))).toEqual(["pending", 0])
  expect(await outcomeOf(requestCorrection(await newCustomer(), 600, colleague))).toEqual(["applied", 0])
  app.clock.advance(24 * 3600)
  // The session has ended after 14 hours without use.
  const supportNextDay = await asStaff(app, { login: support.member.login, password: support.password })
  expect(await outcomeOf(requestCorrection(await newCustomer(), 600, supportNextDay))).toEqual(["applied", 0])
})

test("in Sri Lanka, where a free pizza costs 400 points, the limits are 400 and 2,000", async () => {
  const supportInSriLanka = await asOfficer(app, ["support"], "lk.localhost")
  const correctNewCustomer = async (points: number) => {
    const customer = await newMember(app, partners, `07712${10_000 + ++customerCount}`, "lk.localhost")
    return outcomeOf(requestCorrection(customer, points, supportInSriLanka))
  }
  expect(await correctNewCustomer(401)).toEqual(["pending", 400])
  for (let nth = 1; nth <= 4; nth++) expect(await correctNewCustomer(400)).toEqual(["applied", 0])
  expect(await correctNewCustomer(300)).toEqual(["applied", 100])
  expect(await correctNewCustomer(101)).toEqual(["pending", 100])
})

test("the customer gets a message about added points, and about the pizza that they complete", async () => {
  const customer = await newCustomer()
  const mobile = mobileOf(customerCount)
  const latestMessage = async () => (await messagesTo(mobile))[0]
  const key = randomUUID()
  await Promise.all([requestCorrection(customer, 100, support, key), requestCorrection(customer, 100, support, key)])
  await expect.poll(latestMessage).toMatch(/^We added a slice: 1 of 6 in cheese reward\. /)
  await requestCorrection(customer, -100)
  await requestCorrection(customer, 600, await asOfficer(app, ["support"]))
  expect(await latestMessage()).toMatch(/^We added a slice/)
  const approver = await asOfficer(app, ["finance"])
  const [pending] = (await approver.send("GET", "/head-office/corrections")).json().data.corrections.slice(-1)
  await approver.send("POST", `/head-office/corrections/${pending.correctionId}/approve`, undefined, randomUUID())
  await expect
    .poll(latestMessage)
    .toMatch(/^Your cheese reward pizza is complete: you have a free pizza.*\/rewards\?choose=pizza$/)
  expect(await pointsOf(customer)).toBe(600)
  // One message for the repeated request, none for the points that were taken, and one after the approval.
  expect((await messagesTo(mobile)).filter((body) => body.includes("cheese reward"))).toHaveLength(2)
})
