import type { CustomerCase, StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { LightMyRequestResponse } from "fastify"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import type { TestBrowser } from "../../../testing/as-guest.ts"
import { newLine } from "../../../testing/as-shopper.ts"
import { asStaff, type StaffClient } from "../../../testing/as-staff.ts"
import { atStore } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"

export const STORE = "6585R"
export const UCR = "/api/ucr-api/v1"
export const complaintText = "The pizza was cold when the rider brought it to my door."

let customerCount = 0
/** A mobile number that no other test in this process uses. */
export const newMobile = () => `98139${10_000 + ++customerCount}`

export interface CaseOrder {
  browser: TestBrowser
  mobile: string
  orderId: string
  transactionId: string
  lineIds: readonly string[]
  payable: number
}

interface OrderOptions {
  stage?: "HANDED OVER" | "BAKING"
  mobile?: string
  browser?: TestBrowser
  /** The number to which the order goes; a new one if none is given. */
  contactMobile?: string
}

/** Places a cash order of a customer; handed over unless another stage is given. */
export async function newCashOrder(
  app: TestApp,
  partners: Partners,
  { stage = "HANDED OVER", mobile = newMobile(), browser: visitor, contactMobile }: OrderOptions = {},
): Promise<CaseOrder> {
  const browser = visitor ?? (await asCustomer(app, partners, mobile))
  const lines = [newLine("in-margherita", { size: "medium" }), newLine("in-garlic-bread", { quantity: 2 })]
  const newBuyer = await asBuyer(app, lines, browser)
  const buyer = { ...newBuyer, mobile: contactMobile ?? newBuyer.mobile }
  const contact = { firstName: "Asha", mobile: buyer.mobile }
  const { transactionId } = await buyer.mustOrder({ contact })
  await payInCash(buyer, partners, transactionId)
  await atStore(await asStaff(app), STORE).advanceTo(transactionId, stage)
  const { orderId, bill } = await buyer.read(transactionId)
  const lineIds = bill.validItems.map(({ id }) => id)
  return { browser, mobile: buyer.mobile, orderId, transactionId, lineIds, payable: bill.payable }
}

/** The body of a complaint about one item of an order. */
export const newComplaint = ({ orderId, lineIds }: Pick<CaseOrder, "orderId" | "lineIds">, overrides: object = {}) => ({
  orderId,
  category: "COLD",
  items: lineIds.slice(0, 1),
  text: complaintText,
  ...overrides,
})

export const openCase = (
  browser: TestBrowser,
  complaint: object,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> => browser.post(`${UCR}/feedbacks`, complaint, { "idempotency-key": key })

export function caseFrom(answer: LightMyRequestResponse): CustomerCase {
  if (answer.statusCode !== 200) throw new Error(`No case: ${answer.body}`)
  return answer.json<{ data: { case: CustomerCase } }>().data.case
}

function staffCaseFrom(answer: LightMyRequestResponse): StaffCase {
  if (answer.statusCode !== 200) throw new Error(`No case: ${answer.body}`)
  return answer.json<{ data: { case: StaffCase } }>().data.case
}

/** Opens a case about an order and returns it. */
export async function mustOpen(order: CaseOrder, overrides?: object): Promise<CustomerCase> {
  return caseFrom(await openCase(order.browser, newComplaint(order, overrides)))
}

/** The calls of a staff member for one case. Each reads the case's version first, unless one is given. */
export function atCase(staff: StaffClient, caseId: string) {
  const read = async () => staffCaseFrom(await staff.send("GET", `/cases/${caseId}`))
  const send = async (path: string, body: object = {}) =>
    staff.send("POST", `/cases/${caseId}/${path}`, body, randomUUID())
  const sendWithVersion = async (path: string, body: object = {}) =>
    send(path, { version: (await read()).version, ...body })
  return {
    read,
    take: (body?: object) => sendWithVersion("take", body),
    answer: (text = "We are sorry and will make it right.") => send("messages", { text }),
    pass: (desk: "STORE" | "HEAD_OFFICE", body?: object) =>
      sendWithVersion("desk", { desk, note: "Please look at this.", ...body }),
    resolve: (body?: object) => sendWithVersion("resolve", { text: "We have made it right.", ...body }),
    give: (body: object) => sendWithVersion("remedies", { reason: "cold pizza", ...body }),
    approve: (remedyId: string) => send(`remedies/${remedyId}/approve`),
    reject: (remedyId: string) => send(`remedies/${remedyId}/reject`, { reason: "not needed" }),
  }
}

/** A JPEG of a few kilobytes. */
export const newJpeg = (background = "#a33") =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

interface FormOptions {
  fields: Readonly<Record<string, unknown>>
  photos: readonly Buffer[]
  key?: string
  /** Sends only this many bytes of the form, as a connection that breaks off. */
  cutAt?: number
}

/** Sends a form with photos. */
export async function postForm(
  app: TestApp,
  browser: TestBrowser,
  url: string,
  { fields, photos, key, cutAt }: FormOptions,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  for (const photo of photos) form.append("photos", new Blob([new Uint8Array(photo)], { type: "image/png" }), "a.png")
  const request = new Request("http://x", { method: "POST", body: form })
  const payload = Buffer.from(await request.arrayBuffer()).subarray(0, cutAt)
  return app.http.inject({
    method: "POST",
    url,
    headers: {
      ...browser.headers(),
      "content-type": request.headers.get("content-type") ?? "",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    payload,
  })
}
