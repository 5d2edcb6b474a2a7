import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { deriveProviderKeys } from "./provider-keys.ts"
import { type Provider, providers } from "./providers.ts"
import { callJson, type TestPayments, startTestPayments } from "./testing/start-test-payments.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
afterEach(async () => {
  for (const provider of ["lankaqr", "cards"]) await payments.callAdmin("failures", { provider, mode: "ok" })
})
afterAll(() => payments.stop())

let count = 0
const newReference = () => `order-${++count}`

function create(reference: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${payments.standIn().urls.lankaqr}/v1/qr`, {
    method: "POST",
    headers: { authorization: `Bearer ${payments.keys.lankaqr.key}`, "content-type": "application/json" },
    body: JSON.stringify({ reference, amount: "1250.00", currency: "LKR" }),
    signal,
  })
}
const setFailurePlan = (plan: object) => payments.callAdmin("failures", { provider: "lankaqr", ...plan })
const countCalls = async () => (await payments.callAdmin("calls")).body
const recordedPayments = (reference: string) => payments.recordedPayments(`?reference=${reference}`)

describe("failures", () => {
  test.each([
    ["error500", 500],
    ["too-many", 429],
  ])(
    "in the failure mode %s nothing is changed, and the provider works again after `times` calls",
    async (mode, status) => {
      const reference = newReference()
      await setFailurePlan({ mode, times: 2 })
      const statuses = [await create(reference), await create(reference), await create(reference)].map(
        (each) => each.status,
      )
      expect(statuses).toEqual([status, status, 201])
    },
  )

  test("refuse: one provider's port is closed while the others and the admin page respond", async () => {
    await setFailurePlan({ mode: "refuse" })
    await expect(create(newReference())).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } })
    expect((await fetch(payments.standIn().urls.cards)).status).toBe(401)
    await setFailurePlan({ mode: "ok" })
    expect((await create(newReference())).status).toBe(201)
  })

  test("reset: the change is made but the response is lost; a retry creates nothing new", async () => {
    const reference = newReference()
    await setFailurePlan({ mode: "reset", times: 1 })
    await expect(create(reference)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } })
    expect(await recordedPayments(reference)).toHaveLength(1)
    expect((await create(reference)).status).toBe(200)
    expect(await recordedPayments(reference)).toHaveLength(1)
  })

  test("hang: there is no response and nothing is changed", async () => {
    const reference = newReference()
    await setFailurePlan({ mode: "hang", times: 1 })
    await expect(create(reference, AbortSignal.timeout(300))).rejects.toMatchObject({ name: "TimeoutError" })
    expect(await recordedPayments(reference)).toEqual([])
  })

  test("slow: the change is made only after the delay", async () => {
    const reference = newReference()
    await setFailurePlan({ mode: "slow", times: 1, delayMs: 400 })
    const answer = create(reference)
    expect(await recordedPayments(reference)).toEqual([])
    expect((await answer).status).toBe(201)
    expect(await recordedPayments(reference)).toHaveLength(1)
  })

  test("wrong-body: the change is made, but the response is unreadable", async () => {
    const reference = newReference()
    await setFailurePlan({ mode: "wrong-body", times: 1 })
    await expect((await create(reference)).json()).rejects.toThrow(SyntaxError)
    expect(await recordedPayments(reference)).toHaveLength(1)
  })

  test("wrong-status: the change is made, but the response has another status", async () => {
    const reference = newReference()
    await setFailurePlan({ mode: "wrong-status", status: 401, times: 1 })
    expect((await create(reference)).status).toBe(401)
    expect(await recordedPayments(reference)).toHaveLength(1)
    expect((await create(reference)).status).toBe(200)
  })

  test("twice: the call is carried out twice and answered once", async () => {
    const [url, receipt] = [`${payments.standIn().urls.upi}/v1/orders`, newReference()]
    const headers = { authorization: `Basic ${btoa(`${payments.keys.upi.key}:${payments.keys.upi.secret}`)}` }
    await payments.callAdmin("failures", { provider: "upi", mode: "twice", times: 1 })
    await callJson(url, { headers, body: { amount: 49_900, currency: "INR", receipt } })
    expect(await callJson(`${url}?receipt=${receipt}`, { headers })).toMatchObject({ count: 2 })
  })

  test("the calls of each provider are counted, whether they fail or not", async () => {
    const { lankaqr: countBefore, cards } = await countCalls()
    await setFailurePlan({ mode: "error500", times: 1 })
    for (let nth = 0; nth < 2; nth++) await create(newReference())
    expect(await countCalls()).toMatchObject({ lankaqr: Number(countBefore) + 2, cards })
  })

  test("path: calls to other paths succeed and don't use up the plan's `times`", async () => {
    await setFailurePlan({ mode: "error500", times: 1, path: "/refund" })
    expect((await create(newReference())).status).toBe(201)
    const headers = { authorization: `Bearer ${payments.keys.lankaqr.key}` }
    const fetchRefund = () => fetch(`${payments.standIn().urls.lankaqr}/v1/refunds/none`, { headers })
    expect([(await fetchRefund()).status, (await fetchRefund()).status]).toEqual([500, 404])
  })

  test("a failure plan does not affect the provider's pages", async () => {
    await payments.callAdmin("failures", { provider: "cards", mode: "error500" })
    expect((await fetch(`${payments.standIn().urls.cards}/c/pay/none`)).status).toBe(404)
    expect((await fetch(`${payments.standIn().urls.cards}/pay.css`)).status).toBe(200)
  })

  test.each([
    { provider: "lankaqr", mode: "explode" },
    { provider: "nobody", mode: "ok" },
    { provider: "lankaqr", mode: "refuse", times: 1 },
    { provider: "lankaqr", mode: "refuse", path: "/v1" },
    { provider: "lankaqr", mode: "slow", path: 1 },
    { provider: "lankaqr", mode: "wrong-status" },
    { provider: "lankaqr", mode: "wrong-status", status: 200 },
    { provider: "lankaqr", mode: "error500", status: 401 },
  ])("an invalid plan is rejected: %j", async (plan) => {
    expect((await payments.callAdmin("failures", plan)).status).toBe(400)
    expect((await create(newReference())).status).toBe(201)
  })
})

describe("the admin page", () => {
  test("settles with an amount or currency other than the requested one", async () => {
    const [wrongAmount, wrongCurrency] = [newReference(), newReference()]
    await create(wrongAmount)
    await create(wrongCurrency)
    expect((await payments.settle(wrongAmount, "paid", { amount: 125_100 })).body).toMatchObject({ state: "captured" })
    await payments.settle(wrongCurrency, "paid", { currency: "USD" })
    expect(await recordedPayments(wrongAmount)).toMatchObject([{ amount: 125_100, currency: "LKR" }])
    expect(await recordedPayments(wrongCurrency)).toMatchObject([{ amount: 125_000, currency: "USD" }])
    expect((await payments.settle(wrongAmount, "declined")).status).toBe(404)
    expect((await payments.settle(wrongAmount, "perhaps")).status).toBe(400)
  })

  test("shows open payments and where to pay them", async () => {
    const reference = newReference()
    await create(reference)
    const html = await (await fetch(payments.standIn().adminUrl)).text()
    expect(html).toContain(reference)
    expect(html).toContain("6000 0000 0000 0001")
    const [payment] = await recordedPayments(reference)
    expect(await (await fetch(payment?.page ?? "")).text()).toContain("LKR 1,250.00")
  })

  test("is not served under another host name and accepts no form", async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(
        `${payments.standIn().adminUrl}/admin/payments`,
        { headers: { host: "evil.example" } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
      call.on("error", reject).end()
    })
    expect(status).toBe(403)
    const form = await fetch(`${payments.standIn().adminUrl}/admin/settle`, {
      method: "POST",
      body: new URLSearchParams(),
    })
    expect(form.status).toBe(400)
    expect((await payments.callAdmin("webhook-base", { url: "http://evil.example" })).status).toBe(400)
  })
})

test("every provider has its own port and its settings", () => {
  const { urls, settings } = payments.standIn()
  expect(new Set(Object.values(urls)).size).toBe(providers.length)
  for (const provider of providers) {
    expect(settings[`${provider.toUpperCase()}_URL`]?.startsWith(urls[provider as Provider])).toBe(true)
  }
})

describe("persistence", () => {
  const program = join(import.meta.dirname, "../main.ts")
  const directory = mkdtempSync(join(tmpdir(), "hearth-partners-"))
  const running: { kill(signal: NodeJS.Signals): boolean }[] = []
  afterAll(() => {
    for (const child of running) child.kill("SIGKILL")
    rmSync(directory, { recursive: true, force: true })
  })

  async function start() {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env["PATH"], PARTNERS_DATA_DIR: directory, PAYMENTS_SECRET: "kept" },
      stdio: ["ignore", "pipe", "inherit"],
    })
    running.push(child)
    const [line] = (await once(createInterface(child.stdout), "line")) as [string]
    const endpoints = JSON.parse(line) as { payments: { settings: Record<string, string>; adminUrl: string } }
    const kill = async () => {
      const exited = once(child, "exit")
      child.kill("SIGKILL")
      await exited
    }
    return { ...endpoints.payments, kill }
  }

  test("captured payments and due callbacks survive a kill -9 of the providers", async () => {
    const first = await start()
    const headers = { authorization: `Bearer ${deriveProviderKeys("kept").lankaqr.key}` }
    const body = { reference: "kept-1", amount: "1250.00", currency: "LKR" }
    await callJson(`${first.settings["LANKAQR_URL"]}/v1/qr`, { headers, body })
    await callJson(`${first.adminUrl}/admin/settle`, { body: { reference: "kept-1", outcome: "paid" } })
    await first.kill()
    const second = await start()
    expect(await callJson(`${second.adminUrl}/admin/payments?reference=kept-1`)).toMatchObject({
      payments: [{ provider: "lankaqr", state: "captured", amount: 125_000 }],
    })
    const callbackCount = payments.callbacks.length
    const { url } = (await payments.callAdmin("webhook-base", { url: payments.base })).body
    await callJson(`${second.adminUrl}/admin/webhook-base`, { body: { url } })
    await payments.waitForCallbacks(callbackCount + 1)
    expect(JSON.parse(payments.callbacks.at(-1)?.body ?? "")).toMatchObject({ data: { reference: "kept-1" } })
    await second.kill()
  })
})
