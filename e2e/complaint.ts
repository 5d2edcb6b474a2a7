import type { CustomerCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { Page } from "@playwright/test"
import type { ClockedHearth } from "./clocked-hearth.ts"
import { placeOrderSignedIn } from "./signed-in-checkout.ts"
import { signInStaff } from "./staff-api.ts"
import { expect, pageUrl } from "./test-base.ts"

/** A customer who has received an order and complains through the API, as the web app does. */
export interface Complainant {
  mobile: string
  orderId: string
  complain(category: IssueCategory, text: string, options?: { photos?: number }): Promise<CustomerCase>
  write(caseId: string, text: string): Promise<void>
  readCase(caseId: string): Promise<CustomerCase>
  /** The balance of the wallet, in minor units. */
  readWallet(): Promise<number>
}

/** Places an order, has the store hand it over, and returns its customer. */
export async function receiveOrder(page: Page, hearth: ClockedHearth): Promise<Complainant> {
  const { mobile, orderId } = await placeOrderSignedIn(page)
  const transactionId = new URL(page.url()).searchParams.get("transactionId") ?? ""
  const staff = await signInStaff(hearth, "IN")
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"] as const)
    await staff.advance(transactionId, stage)
  await staff.dispose()

  const ownCall = page.waitForRequest(
    (request) => request.url().includes("/api/") && request.headers()["authorization"] !== undefined,
  )
  await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
  const { authorization = "", userid = "", isloggedin = "", ...others } = await (await ownCall).allHeaders()
  const headers = { authorization, userid, isloggedin, "client-type": others["client-type"] ?? "" }

  async function send(method: "GET" | "POST", path: string, form?: Record<string, string | Photo>): Promise<unknown> {
    const { status, json } = await page.evaluate(
      async (request) => {
        const body = request.form && new FormData()
        for (const [name, value] of Object.entries(request.form ?? {})) {
          if (typeof value === "string") body?.append(name, value)
          else
            for (let count = 0; count < value.count; count += 1) {
              const bytes = Uint8Array.from(atob(value.base64), (character) => character.charCodeAt(0))
              body?.append(name, new Blob([bytes], { type: "image/png" }), `photo-${count}.png`)
            }
        }
        const key = { "idempotency-key": crypto.randomUUID() }
        const response = await fetch(`/api${request.path}`, {
          method: request.method,
          headers: { ...request.headers, ...key },
          ...(body ? { body } : {}),
        })
        return { status: response.status, json: (await response.json()) as { data: unknown } }
      },
      { method, path, headers, form },
    )
    expect([path, status, JSON.stringify(json)]).toEqual([path, 200, expect.any(String)])
    return json.data
  }

  return {
    mobile,
    orderId,
    async complain(category, text, { photos = 0 } = {}) {
      const offered = (await send("GET", `/ucr-api/v1/issue-categories?orderId=${orderId}`)) as {
        items: { lineId: string }[]
      }
      const form = {
        orderId,
        category,
        text,
        items: JSON.stringify(offered.items.map(({ lineId }) => lineId)),
        ...(photos > 0 ? { photos: { base64: await takePicture(page), count: photos } } : {}),
      }
      return ((await send("POST", "/ucr-api/v1/feedbacks", form)) as { case: CustomerCase }).case
    },
    write: async (caseId, text) => void (await send("POST", `/ucr-api/v1/feedbacks/${caseId}/messages`, { text })),
    readCase: async (caseId) => ((await send("GET", `/ucr-api/v1/feedbacks/${caseId}`)) as { case: CustomerCase }).case,
    readWallet: async () => ((await send("GET", "/wallet-service/ve1/balance")) as { balance: number }).balance,
  }
}

interface Photo {
  base64: string
  count: number
}

/** A photo of anything will do. */
const takePicture = async (page: Page) => (await page.screenshot()).toString("base64")
