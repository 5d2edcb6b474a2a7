import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OrderStage } from "@hearth/domain/orders/order-stage.ts"
import { type APIRequestContext, request } from "@playwright/test"
import { defaultStoreId } from "./console.ts"
import { expect, type ClockedHearth } from "./clocked-hearth.ts"
import { getFromServer, pageUrl } from "./test-base.ts"

/** A member of staff who works through the console's API. */
interface StaffApi {
  send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    data?: object,
    headers?: Record<string, string>,
  ): Promise<unknown>
  dispose(): Promise<void>
}

/** Signs in, by default as the first manager, who works for head office too. */
async function signInToApi(
  hearth: ClockedHearth,
  country: CountryCode,
  member = hearth.firstManager,
): Promise<StaffApi> {
  const { host, port } = new URL(pageUrl(country))
  const base = `http://127.0.0.1:${port}/api/store-ops/ve1`
  const extraHTTPHeaders = { host, origin: pageUrl(country, "").replace(/\/$/, ""), "sec-fetch-site": "same-origin" }
  const api: APIRequestContext = await request.newContext({ extraHTTPHeaders })
  const send: StaffApi["send"] = async (method, path, data, headers = {}) => {
    const response = await api.fetch(base + path, { method, headers, ...(data && { data }) })
    expect(response.ok(), await response.text()).toBe(true)
    return ((await response.json()) as { data: unknown }).data
  }
  await send("POST", "/sign-in", member)
  return { send, dispose: () => api.dispose() }
}

/** A store's staff, who work through the API. */
export interface StoreStaff {
  advance(id: string, to: OrderStage): Promise<void>
  reportPosition(latitude: number, longitude: number): Promise<void>
  dispose(): Promise<void>
}

interface TicketState {
  version: number
  stage: string
}

export async function signInStaff(hearth: ClockedHearth, country: CountryCode): Promise<StoreStaff> {
  const { send, dispose } = await signInToApi(hearth, country)
  const store = `/stores/${defaultStoreId(country)}`
  const ticketOf = async (id: string): Promise<TicketState> => {
    let ticket: TicketState | undefined
    await expect
      .poll(async () => {
        const { board } = (await send("GET", `${store}/orders`)) as {
          board: { tickets: (TicketState & { transactionId: string })[] }
        }
        ticket = board.tickets.find(({ transactionId }) => transactionId === id)
        return ticket !== undefined
      })
      .toBe(true)
    if (!ticket) throw new Error("the board has no ticket of this order")
    return ticket
  }
  let riderId: string | undefined
  return {
    async advance(id, to) {
      let { version } = await ticketOf(id)
      if (to === "ON THE WAY") {
        const created = await send("POST", `${store}/riders`, { name: "Meera", phone: "98450 00012" })
        riderId = (created as { rider: { riderId: string } }).rider.riderId
        const assigned = await send("PUT", `${store}/orders/${id}/rider`, { riderId: riderId, version })
        ;({ version } = (assigned as { ticket: TicketState }).ticket)
      }
      await send("POST", `${store}/orders/${id}/advance`, { to, version })
    },
    reportPosition: async (latitude, longitude) =>
      void (await send("POST", `${store}/riders/${riderId}/position`, { latitude, longitude })),
    dispose,
  }
}

/** Adds a person to head office who answers customers. */
async function hireForSupport(hearth: ClockedHearth): Promise<{ login: string; password: string }> {
  const { send, dispose } = await signInToApi(hearth, "IN")
  const account = { login: `support.${crypto.randomUUID().slice(0, 8)}`, password: "lantern river copper" }
  const person = { ...account, name: "Support", isManager: false, roles: ["support"], reason: "joined the team" }
  await send("POST", "/head-office/members", person)
  await dispose()
  return account
}

/**
 * Gives a member points, as head office does. It takes days to earn them. A new person gives them each time: what one
 * person may give in 24 hours is limited, and all journeys of a worker share a copy of Hearth.
 */
export async function givePoints(hearth: ClockedHearth, mobile: string, points: number): Promise<void> {
  const { send, dispose } = await signInToApi(hearth, "IN", await hireForSupport(hearth))
  const { customer } = (await send("POST", "/head-office/customers/search", { mobile })) as {
    customer: { userId: string }
  }
  const reason = "Points for a journey"
  const key = { "idempotency-key": crypto.randomUUID() }
  const path = `/head-office/customers/${customer.userId}/corrections`
  const { correction } = (await send("POST", path, { points, reason }, key)) as { correction: { status: string } }
  expect(correction.status).toBe("applied")
  await dispose()
}

/** Marks a product of the country's default store as sold out for an hour, or as available again. */
export async function setSoldOut(
  hearth: ClockedHearth,
  country: CountryCode,
  productId: string,
  { isSoldOut }: { isSoldOut: boolean },
): Promise<void> {
  const { send, dispose } = await signInToApi(hearth, country)
  const path = `/stores/${defaultStoreId(country)}/stock/${productId}`
  const until = new Date(Date.now() + hearth.offsetMs() + 3_600_000).toISOString()
  await (isSoldOut ? send("PUT", path, { until }) : send("DELETE", path))
  await dispose()
}

/** Switches a feature off or on in a country, as head office does, and waits until the server applies it. */
export async function setFeature(
  hearth: ClockedHearth,
  country: CountryCode,
  name: string,
  { isOff }: { isOff: boolean },
): Promise<void> {
  const { send, dispose } = await signInToApi(hearth, country)
  await send("PUT", `/head-office/switches/${country}/${name}`, { isOff, reason: "A journey" })
  await dispose()
  const visitor = await request.newContext()
  await expect
    .poll(async () => {
      const config = (await (await getFromServer(visitor, country, "/api/config")).json()) as { features: string }
      const { features } = JSON.parse(config.features) as { features: { name: string; code: "D" | "E" }[] }
      return features.find((each) => each.name === name)?.code
    })
    .toBe(isOff ? "D" : "E")
  await visitor.dispose()
}

/** A store's manager, who works on the case of an order through the API. */
export interface CaseStaff {
  answer(text: string): Promise<void>
  /** Refunds an amount in minor units. */
  refund(amount: number): Promise<void>
  resolve(text: string): Promise<void>
  dispose(): Promise<void>
}

interface StaffCaseState {
  caseId: string
  orderId: string
  version: number
}

/** Adds a manager to the country's default store. The first manager works for head office, which takes cases over. */
async function hireStoreManager(
  hearth: ClockedHearth,
  country: CountryCode,
): Promise<{ login: string; password: string }> {
  const { send, dispose } = await signInToApi(hearth, country)
  const account = { login: `manager.${crypto.randomUUID().slice(0, 8)}`, password: "lantern river copper" }
  await send("POST", `/stores/${defaultStoreId(country)}/staff`, { ...account, name: "Manager", role: "manager" })
  await dispose()
  return account
}

/** Signs in as a new manager of the store and takes the case of an order. */
export async function takeCase(hearth: ClockedHearth, country: CountryCode, orderId: string): Promise<CaseStaff> {
  const { send, dispose } = await signInToApi(hearth, country, await hireStoreManager(hearth, country))
  const inbox = (await send("GET", `/stores/${defaultStoreId(country)}/cases`)) as { cases: StaffCaseState[] }
  const foundCase = inbox.cases.find((each) => each.orderId === orderId)
  if (!foundCase) throw new Error("the store has no case of this order")
  const path = `/cases/${foundCase.caseId}`
  const change = async (step: string, data: object, isVersioned = true) => {
    const { case: current } = (await send("GET", path)) as { case: StaffCaseState }
    const body = isVersioned ? { ...data, version: current.version } : data
    await send("POST", `${path}/${step}`, body, { "idempotency-key": crypto.randomUUID() })
  }
  await change("take", {})
  return {
    answer: (text) => change("messages", { text }, false),
    refund: (amount) => change("remedies", { kind: "REFUND", amount, reason: "The pizza was cold" }),
    resolve: (text) => change("resolve", { text }),
    dispose,
  }
}
