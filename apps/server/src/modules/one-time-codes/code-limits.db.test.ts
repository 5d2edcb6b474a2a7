import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import type { Settings } from "../../settings.ts"
import { asCustomer, requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { countAttemptIfSent } from "./code-limits.ts"
import { createMessages } from "../messages/public.ts"
import { createOneTimeCodes } from "./create-one-time-codes.ts"
import type { CodeRef } from "./one-time-codes.store.ts"

let partners: Partners
let app: TestApp
let day = 0
beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: { ...partners.settings, trustProxy: "127.0.0.1" } })
})
afterEach(() => app.clock.set(new Date(Date.UTC(2026, 5, 1 + 2 * ++day))))
afterAll(async () => {
  await app.close()
  await partners.stop()
})

let customerCount = 0
/** Returns a number in a block of its own, so that tests don't share the limit per block. */
const newNumber = () => `9${String(10_000 + ++customerCount)}4321`
const forwardedFor = (ipAddress: string) => ({ "x-forwarded-for": ipAddress })
/** Longer than every wait for a number's next code: at first 45 s, then doubled, and 360 s after the fifth code. */
const RESEND_WAIT_SECONDS = 370
const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const messageOf = (response: { json(): { errors: { displayMsg: string }[] } }) => response.json().errors[0]?.displayMsg

const browserSignals = {
  visitorId: "a1b2c3",
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
  webdriver: false,
  headless: [],
  plugins: 0,
  languages: ["en-IN"],
  evalLength: 33,
  globals: [],
}

async function fingerprintOf(guest: TestBrowser, signals: object) {
  const response = await guest.post("/api/sso-aggregation/ve2/finger-print", {
    signals: { ...browserSignals, ...signals },
  })
  const { status, id, challenge, firewallToken } = response.json()
  expect(status).toBe("success")
  return { fingerprint: { id, hash: await fingerprintHash({ id, challenge }) }, firewallToken }
}

let ipAddressCount = 0
/**
 * Requests a code from a new network and device, as a stranger would. `signals` are those of the device's fingerprint;
 * null sends no fingerprint.
 */
async function request(
  mobile: string,
  {
    on = app,
    ipAddress = `203.0.${++ipAddressCount >> 8}.${ipAddressCount & 255}`,
    signals = { visitorId: crypto.randomUUID() } as object | null,
  } = {},
) {
  const guest = await asGuest(on)
  const proof = signals && { fingerprint: (await fingerprintOf(guest, signals)).fingerprint }
  const body = { mobile, termsAccepted: true, ...proof }
  return { guest, response: await guest.post("/api/loginhandler/v3/getotp", body, forwardedFor(ipAddress)) }
}

/** Builds an app with other limits on the same database and with the same clock time. */
async function buildWith(settings: Partial<Settings>): Promise<TestApp> {
  const { database } = app
  const other = await build({ database, settings: { ...partners.settings, trustProxy: "127.0.0.1", ...settings } })
  other.clock.set(app.clock.now())
  return other
}

test("[IDN-16a] [IDN-16e] [SEC-7f] [SEC-7g] a number gets five codes an hour and ten a day, in any spelling and for any session", async () => {
  const mobile = newNumber()
  const spellings = [mobile, `0${mobile}`, `+91${mobile}`, `91${mobile}`, `0091 ${mobile}`]
  const hours: (number | undefined)[][] = []
  for (let hour = 0; hour < 3; hour++) {
    const statuses: number[] = []
    for (let each = 0; each < 6; each++) {
      statuses.push((await request(spellings[each % spellings.length] ?? mobile)).response.statusCode)
      app.clock.advance(RESEND_WAIT_SECONDS)
    }
    hours.push(statuses)
    app.clock.advance(3600)
  }
  const fiveSentThenRefused = [200, 200, 200, 200, 200, 429]
  expect(hours).toEqual([fiveSentThenRefused, fiveSentThenRefused, Array(6).fill(429)])
  expect(await partners.messages(mobile)).toHaveLength(10)
  const { response } = await request(mobile)
  expect([errorCodeOf(response), messageOf(response)]).toEqual([
    "OTP_LIMIT",
    expect.stringMatching(
      /^We can’t send any more codes there for now\. Try again in \d+ hours, or sign in another way\.$/,
    ),
  ])
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(3600)
})

test("[SEC-7f] [IDN-16e] numbers that differ only in their last four digits share fifty codes an hour", async () => {
  let sent = 0
  let lastMessage = ""
  for (let each = 0; each < 55; each++) {
    const { response } = await request(`977777${String(each).padStart(4, "0")}`)
    if (response.statusCode === 200) sent++
    else lastMessage = messageOf(response) ?? ""
  }
  expect(sent).toBe(50)
  expect(lastMessage).toMatch(/^Too many code requests for numbers like yours\. Try again in 60 minutes\.$/)
  expect((await request(newNumber())).response.statusCode).toBe(200)
})

test("[SEC-7f] [IDN-16b] [IDN-16e] a network is limited per hour and per day, and other networks are not affected", async () => {
  const limitedApp = await buildWith({ codesPerNetworkHour: 3, codesPerNetworkDay: 5 })
  const statuses: number[] = []
  for (let each = 0; each < 4; each++) {
    statuses.push((await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.7" })).response.statusCode)
  }
  limitedApp.clock.advance(3601)
  for (let each = 0; each < 3; each++) {
    statuses.push((await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.7" })).response.statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
  const { response } = await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.7" })
  expect(messageOf(response)).toMatch(/^Too many code requests from your network\. .*, or use another connection\.$/)
  expect((await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.8" })).response.statusCode).toBe(200)
  await limitedApp.close()
})

test("[IDN-16a] [IDN-16b] a request that one limit refuses does not count against the others", async () => {
  const limitedApp = await buildWith({ codesPerNetworkHour: 8 })
  const mobile = newNumber()
  const statuses: number[] = []
  for (let each = 0; each < 7; each++) {
    statuses.push((await request(mobile, { on: limitedApp, ipAddress: "198.51.100.9" })).response.statusCode)
    limitedApp.clock.advance(RESEND_WAIT_SECONDS)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  for (let each = 0; each < 3; each++) {
    statuses.push((await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.9" })).response.statusCode)
  }
  expect(statuses.slice(7)).toEqual([200, 200, 200])
  await limitedApp.close()
})

test("[IDN-16e] the deployment limits the number of codes per minute in total", async () => {
  const limitedApp = await buildWith({ codesPerMinute: 4 })
  const statuses: number[] = []
  for (let each = 0; each < 6; each++)
    statuses.push((await request(newNumber(), { on: limitedApp })).response.statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect(messageOf((await request(newNumber(), { on: limitedApp })).response)).toBe(
    "Lots of people are signing in right now. Try again in 60 seconds.",
  )
  limitedApp.clock.advance(60)
  expect((await request(newNumber(), { on: limitedApp })).response.statusCode).toBe(200)
  await limitedApp.close()
})

test("[SEC-7e] [IDN-16d] [IDN-16e] a number allows fifteen code attempts an hour, across all sessions", async () => {
  const mobile = newNumber()
  const countsPerHour: number[] = []
  const refusals = new Set<string | undefined>()
  for (let hour = 0; hour < 2; hour++) {
    let attemptCount = 0
    for (let session = 0; session < 5; session++) {
      const { guest, response } = await request(mobile)
      expect(response.statusCode).toBe(200)
      const code = await partners.codeFor(mobile)
      for (let each = 0; each < 5; each++) {
        const wrongAttempt = await submitLoginCode(guest, mobile, code === "123456" ? "123457" : "123456")
        if (errorCodeOf(wrongAttempt) === "OTP_LIMIT")
          refusals.add(messageOf(wrongAttempt)?.replace(/again in .*,/, "again in …,"))
        else attemptCount++
      }
      app.clock.advance(RESEND_WAIT_SECONDS)
    }
    countsPerHour.push(attemptCount)
    // To the beginning of the next hour.
    app.clock.advance(3600 - 5 * RESEND_WAIT_SECONDS + 1)
  }
  expect(countsPerHour).toEqual([15, 15])
  expect([...refusals]).toEqual(["Too many wrong codes. Try again in …, or sign in another way."])
})

test("[SEC-7e] [IDN-16d] a number allows fifty code attempts a day", async () => {
  const mobile = newNumber()
  await requestCode(await asGuest(app), mobile)
  const { rows } = await sql<CodeRef>`
    select session_id as "sessionId", purpose, recipient_key as "recipientKey" from identity.challenge
    order by made_at desc limit 1`.execute(app.database.db)
  const [codeRef] = rows
  if (!codeRef) throw new Error("no code was created")
  const codes = createOneTimeCodes(app.platform, createMessages(app.platform))
  let attemptCount = 0
  for (let hour = 0; hour < 6; hour++) {
    for (let each = 0; each < 15; each++) {
      if (await countAttemptIfSent(codes, codeRef, `+91${mobile}`, undefined).catch(() => false)) attemptCount++
    }
    app.clock.advance(3601)
  }
  expect(attemptCount).toBe(50)
})

test("[IDN-16d] a session without a code can’t use up the attempts of another’s number", async () => {
  const mobile = newNumber()
  const stranger = await asGuest(app)
  for (let each = 0; each < 60; each++)
    expect(errorCodeOf(await submitLoginCode(stranger, mobile, "123456"))).toBe("OTP_WRONG")
  const owner = await asCustomer(app, partners, mobile)
  expect(owner.userId).toBeTruthy()
})

test("[IDN-16a] a stranger who uses up a number’s codes can’t lock out a device that signed in with it before", async () => {
  const mobile = newNumber()
  const asha = await asCustomer(app, partners, mobile)
  for (let each = 0; each < 5; each++) {
    const { guest } = await request(mobile)
    for (let tries = 0; tries < 4; tries++) await submitLoginCode(guest, mobile, "123456")
    app.clock.advance(RESEND_WAIT_SECONDS)
  }
  expect(errorCodeOf((await request(mobile)).response)).toBe("OTP_LIMIT")
  const customerId = asha.userId
  await asha.startGuest()
  await asCustomer(app, partners, mobile, { browser: asha })
  expect(asha.userId).toBe(customerId)

  // The device's cookie, `id.signature`, is valid only for this number, and the id is worthless without our signature.
  const [deviceId = ""] = asha.device.split(".")
  const other = newNumber()
  for (const [device, to, status] of [
    [`${deviceId}.${"x".repeat(43)}`, mobile, 429],
    [asha.device, other, 200],
    [asha.device, mobile, 200],
  ] as const) {
    const guest = Object.assign(testBrowser(app), { device })
    await guest.startGuest()
    expect([to, (await requestCode(guest, to)).statusCode]).toEqual([to, status])
  }
})

/** Changes the first digit of a hash. */
const corruptHash = (hash: string) => hash.replace(/^./, (first) => (first === "0" ? "1" : "0"))

/** Requests twelve codes from one device and network. Returns how many were sent and the messages of the refusals. */
async function countSentCodes(signals: object, tamper = (hash: string) => hash) {
  const ipAddress = `198.18.0.${++ipAddressCount & 255}`
  let sent = 0
  const messages = new Set<string | undefined>()
  for (let each = 0; each < 12; each++) {
    const guest = await asGuest(app)
    const { fingerprint } = await fingerprintOf(guest, signals)
    const tampered = { fingerprint: { ...fingerprint, hash: tamper(fingerprint.hash) } }
    const body = { mobile: newNumber(), termsAccepted: true, ...tampered }
    const response = await guest.post("/api/loginhandler/v3/getotp", body, forwardedFor(ipAddress))
    if (response.statusCode === 200) sent++
    else messages.add(messageOf(response))
  }
  return [sent, [...messages].join()]
}

test("[IDN-14b] [IDN-14e] [IDN-16c] [IDN-16e] codes are limited per fingerprint; bots and false fingerprints get a quarter of the limit", async () => {
  const refusal = "Too many code requests from this device. Try again in 60 minutes."
  expect(await countSentCodes({})).toEqual([10, refusal])
  expect(await countSentCodes({ webdriver: true })).toEqual([2, refusal])
  expect(await countSentCodes({ visitorId: "other" }, corruptHash)).toEqual([2, refusal])
})

test("[IDN-14e] [IDN-16b] devices that look like bots share a smaller limit in their network and count against the network’s limit", async () => {
  const limitedApp = await buildWith({ codesPerNetworkHour: 8 })
  const send = async (webdriver: boolean) => {
    const signals = { webdriver, visitorId: crypto.randomUUID() }
    return (await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.20", signals })).response.statusCode
  }
  const botStatuses = [await send(true), await send(true), await send(true)]
  expect(botStatuses).toEqual([200, 200, 429])
  const humanStatuses: number[] = []
  for (let each = 0; each < 7; each++) humanStatuses.push(await send(false))
  expect(humanStatuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  await limitedApp.close()
})

test("[IDN-16b] [IDN-16e] devices without a fingerprint share half of their network’s limit", async () => {
  const limitedApp = await buildWith({ codesPerNetworkHour: 8 })
  const mobile = newNumber()
  const trustedDevice = await asCustomer(limitedApp, partners, mobile)
  const ipAddress = "198.51.100.21"
  const send = async (signals?: null, to = newNumber()) =>
    (await request(to, { on: limitedApp, ipAddress, signals })).response
  const statuses: number[] = []
  for (let each = 0; each < 5; each++) statuses.push((await send(null)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  expect(messageOf(await send(null))).toMatch(/^Too many code requests from your network\./)
  expect((await send()).statusCode).toBe(200)
  expect(
    (await request(newNumber(), { on: limitedApp, ipAddress: "198.51.100.22", signals: null })).response.statusCode,
  ).toBe(200)
  // A device that has signed in before needs no fingerprint: its cookie identifies it.
  limitedApp.clock.advance(60)
  await trustedDevice.startGuest()
  const again = await trustedDevice.post(
    "/api/loginhandler/v3/getotp",
    { mobile, termsAccepted: true },
    forwardedFor(ipAddress),
  )
  expect(again.statusCode).toBe(200)
  await limitedApp.close()
})

test("[IDN-16a] a number’s trusted devices share ten codes a day and strangers another ten, so it is sent at most twenty", async () => {
  const mobile = newNumber()
  const devices: TestBrowser[] = []
  for (let each = 0; each < 3; each++) {
    devices.push(await asCustomer(app, partners, mobile))
    app.clock.advance(RESEND_WAIT_SECONDS)
  }
  // The devices' first sign-ins counted as strangers': a device is trusted only after its first sign-in.
  let byStrangers = devices.length
  let byDevices = 0
  for (let hour = 0; hour < 5; hour++) {
    for (let each = 0; each < 5; each++) {
      if ((await request(mobile)).response.statusCode === 200) byStrangers++
      for (const device of devices) {
        await device.startGuest()
        if ((await requestCode(device, mobile)).statusCode === 200) byDevices++
      }
      app.clock.advance(RESEND_WAIT_SECONDS)
    }
    app.clock.advance(3600)
  }
  expect([byStrangers, byDevices]).toEqual([10, 10])
  expect(await partners.messages(mobile)).toHaveLength(20)
})

test("[IDN-15] with `firewallTokenNeeded`, codes are sent only with the session’s own unexpired firewall token", async () => {
  const guardedApp = await buildWith({ firewallTokenNeeded: true })
  const [asha, mallory] = [await asGuest(guardedApp), await asGuest(guardedApp)]
  const { firewallToken } = await fingerprintOf(asha, {})
  const send = (visitor: TestBrowser, token?: string) =>
    visitor.post(
      "/api/loginhandler/v3/getotp",
      { mobile: newNumber(), termsAccepted: true },
      token === undefined ? {} : { "x-firewall-token": token },
    )
  for (const refused of [await send(asha), await send(asha, "1.x"), await send(mallory, firewallToken)]) {
    expect([refused.statusCode, errorCodeOf(refused)]).toEqual([403, "FIREWALL_REFUSED"])
  }
  expect((await send(asha, firewallToken)).statusCode).toBe(200)
  guardedApp.clock.advance(15 * 60)
  expect(errorCodeOf(await asha.post("/api/loginhandler/v3/getotp", { mobile: newNumber() }))).toBe(
    "CREDENTIALS_EXPIRED",
  )
  await asha.refresh()
  expect((await send(asha, firewallToken)).statusCode).toBe(403)
  await guardedApp.close()
})

test("[SEC-2a] our stored messages match the messages that the provider received", async () => {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from messages.message where state = 'sent'`.execute(app.database.db)
  const differenceBefore = (await partners.messages()).length - (rows[0]?.sent ?? 0)
  for (const mode of ["ok", "error500", "ok", "wrong-body"]) {
    await partners.setMessageFailures({ mode, times: 1 })
    await request(newNumber())
  }
  await partners.setMessageFailures({ mode: "ok" })
  const { rows: countsAfter } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from messages.message group by state`.execute(app.database.db)
  const sent = countsAfter.find(({ state }) => state === "sent")?.count ?? 0
  expect((await partners.messages()).length - sent).toBe(differenceBefore)
  expect(countsAfter.map(({ state }) => state).toSorted()).toEqual(["not sent", "sent"])
})
