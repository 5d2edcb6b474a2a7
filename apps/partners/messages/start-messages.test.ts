import { mkdtempSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type MessagesStandIn, startMessages } from "./start-messages.ts"

const account = `AC${"1".repeat(32)}`
const token = "secret-of-the-test"
const basic = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`

let dataDir: string
let standIn: MessagesStandIn

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "hearth-messages-"))
  standIn = await startMessages({ dataDir, account, token })
})

afterEach(async () => {
  await standIn.stop()
  rmSync(dataDir, { recursive: true })
})

function sendSms(form: Record<string, string>, authorization = basic, signal?: AbortSignal): Promise<Response> {
  return fetch(`${standIn.apiUrl}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: "POST",
    headers: { authorization },
    body: new URLSearchParams(form),
    signal,
  })
}

const codeMessage = { To: "+919876543210", From: "+15005550006", Body: "482913 is your Hearth code." }
const listMessages = async (query = ""): Promise<{ id: string; to: string; body: string; subject: string }[]> =>
  ((await (await fetch(`${standIn.inboxUrl}/admin/messages${query}`)).json()) as { messages: [] }).messages

/** Returns the texts of the messages that the provider lists. */
async function listTexts(query: Record<string, string>): Promise<string[]> {
  const url = `${standIn.apiUrl}/2010-04-01/Accounts/${account}/Messages.json?${new URLSearchParams(query)}`
  const answer = await fetch(url, { headers: { authorization: basic } })
  return ((await answer.json()) as { messages: { body: string }[] }).messages.map(({ body }) => body)
}

const fetchPage = async (query = "") => (await fetch(`${standIn.inboxUrl}/${query}`)).text()

async function setFailurePlan(plan: Record<string, unknown>): Promise<Response> {
  return fetch(`${standIn.inboxUrl}/admin/failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(plan),
  })
}

describe("SMS", () => {
  test("accepts a message and finds it again", async () => {
    const answer = await sendSms(codeMessage)
    expect(answer.status).toBe(201)
    const sentMessage = (await answer.json()) as { sid: string; status: string; uri: string }
    expect(sentMessage).toMatchObject({
      status: "queued",
      to: codeMessage.To,
      from: codeMessage.From,
      body: codeMessage.Body,
      num_segments: "1",
    })
    expect(sentMessage.sid).toMatch(/^SM[0-9a-f]{32}$/)
    const fetched = await fetch(`${standIn.apiUrl}${sentMessage.uri}`, { headers: { authorization: basic } })
    expect(await fetched.json()).toMatchObject({ sid: sentMessage.sid, status: "delivered" })
  })

  test("lists only the messages to a number, newest first", async () => {
    for (const Body of ["first", "second", "third"]) await sendSms({ ...codeMessage, Body })
    await sendSms({ ...codeMessage, To: "+919876543211", Body: "another's" })
    expect(await listTexts({ To: codeMessage.To, PageSize: "2" })).toEqual(["third", "second"])
    expect(await listTexts({ To: "+919876543212" })).toEqual([])
    expect(await listTexts({})).toHaveLength(4)
  })

  test.each([
    ["a message in another script", "2", "আপনার কোড ".repeat(8)],
    ["160 characters of the SMS alphabet", "1", "aé".repeat(80)],
    ["160 Greek capital letters of the SMS alphabet", "1", "Ω".repeat(160)],
    ["80 characters that count as two", "1", "[€".repeat(40)],
    ["81 characters that count as two", "2", "[".repeat(81)],
    ["71 characters with a backtick, which the SMS alphabet lacks", "2", `${"a".repeat(70)}\``],
  ])("%s: the number of segments is %s", async (_, segments, Body) => {
    expect(await (await sendSms({ ...codeMessage, Body })).json()).toMatchObject({ num_segments: segments })
  })

  test.each([
    ["a wrong token", codeMessage, "Basic d3Jvbmc6d3Jvbmc=", 401, 20003],
    ["no number", { ...codeMessage, To: "" }, basic, 400, 21604],
    ["an invalid number", { ...codeMessage, To: "98765" }, basic, 400, 21211],
    ["no sender", { ...codeMessage, From: "" }, basic, 400, 21603],
    ["no text", { ...codeMessage, Body: "" }, basic, 400, 21602],
    ["a text that is too long", { ...codeMessage, Body: "x".repeat(1601) }, basic, 400, 21617],
  ])("%s is refused and nothing is stored", async (_, form, authorization, status, errorCode) => {
    const answer = await sendSms(form, authorization)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: errorCode, status })
    expect(await listMessages()).toEqual([])
  })
})

describe("e-mail", () => {
  const send = (body: unknown, bearer = token) =>
    fetch(`${standIn.apiUrl}/v3/mail/send`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  const mail = {
    personalizations: [{ to: [{ email: "asha@example.com" }, { email: "ravi@example.com" }] }],
    from: { email: "hello@hearth.example" },
    subject: "Your order",
    content: [{ type: "text/plain", value: "It is on its way." }],
  }

  test("each recipient gets the e-mail", async () => {
    const answer = await send(mail)
    expect(answer.status).toBe(202)
    expect(answer.headers.get("x-message-id")).toMatch(/.{10}/)
    expect(await listMessages("?channel=email")).toMatchObject([{ to: "ravi@example.com" }, { to: "asha@example.com" }])
  })

  test.each([
    ["a wrong key", mail, "wrong", 401],
    ["no sender", { ...mail, from: {} }, token, 400],
    ["no recipient", { ...mail, personalizations: [] }, token, 400],
    ["a recipient without an address", { ...mail, personalizations: [{ to: [{ email: "asha" }] }] }, token, 400],
    ["no subject", { ...mail, subject: undefined }, token, 400],
    ["no content", { ...mail, content: [] }, token, 400],
  ])("%s is refused and nothing is stored", async (_, body, bearer, status) => {
    const answer = await send(body, bearer)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/./) }] })
    expect(await listMessages()).toEqual([])
  })
})

describe("stored messages", () => {
  test("are listed newest first, filtered by number, and survive a restart", async () => {
    await sendSms(codeMessage)
    await sendSms({ ...codeMessage, To: "+94712345678" })
    await sendSms({ ...codeMessage, Body: "second" })
    await standIn.stop()
    standIn = await startMessages({ dataDir, account, token })
    expect((await listMessages("?to=%2B919876543210")).map(({ body }) => body)).toEqual(["second", codeMessage.Body])
    expect(await listMessages("?limit=1")).toMatchObject([{ body: "second" }])
  })

  test("are counted per number and prefix", async () => {
    await sendSms(codeMessage)
    await sendSms({ ...codeMessage, To: "+919876500000" })
    await sendSms({ ...codeMessage, To: "+94712345678" })
    const counts = await fetch(`${standIn.inboxUrl}/admin/counts?prefixLength=7`)
    expect(await counts.json()).toEqual({
      total: 3,
      perRecipient: { "+919876543210": 1, "+919876500000": 1, "+94712345678": 1 },
      perPrefix: { "+919876": 2, "+947123": 1 },
    })
  })

  test("can be cleared", async () => {
    await sendSms(codeMessage)
    await fetch(`${standIn.inboxUrl}/admin/messages`, { method: "DELETE" })
    expect(await listMessages()).toEqual([])
  })
})

describe("failures", () => {
  test.each([
    ["error500", 500],
    ["too-many", 429],
  ])(
    "in the failure mode %s nothing is stored, and the provider works again after `times` calls",
    async (mode, status) => {
      await setFailurePlan({ mode, times: 2 })
      const statuses = [await sendSms(codeMessage), await sendSms(codeMessage), await sendSms(codeMessage)].map(
        (answer) => answer.status,
      )
      expect(statuses).toEqual([status, status, 201])
      expect(await listMessages()).toHaveLength(1)
    },
  )

  test("refuse: the port is closed while the inbox still responds", async () => {
    await setFailurePlan({ mode: "refuse" })
    await expect(sendSms(codeMessage)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } })
    await setFailurePlan({ mode: "ok" })
    expect((await sendSms(codeMessage)).status).toBe(201)
  })

  test("reset: the message is stored but the response is lost", async () => {
    await setFailurePlan({ mode: "reset", times: 1 })
    await expect(sendSms(codeMessage)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } })
    expect(await listMessages()).toHaveLength(1)
  })

  test("hang: no response and nothing stored", async () => {
    await setFailurePlan({ mode: "hang", times: 1 })
    await expect(sendSms(codeMessage, basic, AbortSignal.timeout(300))).rejects.toMatchObject({ name: "TimeoutError" })
    expect(await listMessages()).toEqual([])
  })

  test("slow: the message is stored only after the delay", async () => {
    await setFailurePlan({ mode: "slow", times: 1, delayMs: 400 })
    const answer = sendSms(codeMessage)
    expect(await listMessages()).toEqual([])
    expect((await answer).status).toBe(201)
    expect(await listMessages()).toHaveLength(1)
  })

  test("wrong-body: the message is stored, but the response is unreadable", async () => {
    await setFailurePlan({ mode: "wrong-body", times: 1 })
    await expect((await sendSms(codeMessage)).json()).rejects.toThrow(SyntaxError)
    expect(await listMessages()).toHaveLength(1)
  })

  test.each([{ mode: "explode" }, { mode: "slow", times: 0 }, { mode: "refuse", times: 1 }, {}])(
    "an invalid plan is rejected: %j",
    async (plan) => {
      expect((await setFailurePlan(plan)).status).toBe(400)
      expect((await sendSms(codeMessage)).status).toBe(201)
    },
  )
})

describe("the inbox page", () => {
  test("shows the code with a button to copy it", async () => {
    await sendSms(codeMessage)
    const html = await fetchPage()
    expect(html).toContain('data-copy="482913"')
    expect(html).toContain("<mark>482913</mark> is your Hearth code.")
  })

  test("shows only the messages to the requested number", async () => {
    await sendSms(codeMessage)
    await sendSms({ ...codeMessage, To: "+94712345678", Body: "another text" })
    expect(await fetchPage("?to=%2B9471")).toContain("another text")
    expect(await fetchPage("?to=%2B9471")).not.toContain("Hearth code")
    expect(await fetchPage("?to=%2B880")).toContain("Nothing for “+880”")
  })

  test("says that there are no messages yet", async () => {
    expect(await fetchPage()).toContain("No messages yet")
  })

  test("escapes the content of a message", async () => {
    await sendSms({ ...codeMessage, From: "<b>x</b>", Body: `<script>alert(1)</script>"'&` })
    const html = await fetchPage(`?to=${encodeURIComponent('"><img src=x>')}`)
    expect(html).not.toContain("<img")
    expect(await fetchPage()).not.toMatch(/<script>|<b>x/)
  })

  test("is not served under another host name", async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(`${standIn.inboxUrl}/admin/messages`, { headers: { host: "evil.example" } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      call.on("error", reject).end()
    })
    expect(status).toBe(403)
  })
})
