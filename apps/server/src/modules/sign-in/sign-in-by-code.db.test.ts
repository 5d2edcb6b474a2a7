import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { systemRandom } from "../../platform/random.ts"
import { hashRequest } from "../../platform/http/respond-once.ts"
import { asCustomer, requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"

let app: TestApp
let partners: Partners
const logLines: string[] = []
beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: partners.settings, logTo: { write: (line: string) => void logLines.push(line) } })
})
afterAll(async () => {
  await app.close()
  await partners.stop()
})
beforeEach(() => app.clock.advance(24 * 3600))

let customerCount = 0
/** Returns a number that no test has used before. */
const newNumber = () => `98765${String(43_000 + ++customerCount)}`
const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const wrongCodeFor = (code: string) => (code === "000000" ? "000001" : "000000")

test("[IDN-1c] [IDN-2a] [IDN-4b] [IDN-10a] [IDN-10b] [CTY-8a] a number, accepted terms and a code create an account and sign in", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  const { cartId } = guest
  const codeResponse = await requestCode(guest, mobile)
  expect(codeResponse.json()).toEqual({ status: "success", resendAfter: 45, expiresIn: 300 })
  const [message] = await partners.messages(mobile)
  expect(message).toMatchObject({ channel: "sms", to: `+91${mobile}` })
  expect(message?.body).toMatch(/^(\d{6}) is your code to sign in to Hearth\.[^]*\n@in\.localhost #\1$/)

  const response = await submitLoginCode(guest, mobile, await partners.codeFor(mobile))
  const session = response.json<CustomerSession>()
  const { userId } = session
  expect(session).toMatchObject({ status: "SUCCESS", cognitoId: userId, cartId, left: [] })
  expect(session.attributes).toEqual({
    cartId,
    cognitoLoggedin: true,
    email: "",
    emailVerified: false,
    firstName: "",
    lastName: "",
    mobile,
    phoneNumberVerified: true,
    sub: userId,
    userId,
    frequency: 0,
    isVip: false,
  })
  expect((await guest.get("/api/loginhandler/user")).json().data.attributes.mobile).toBe(mobile)
  const { rows } = await sql<{ at: Date | null }>`
    select terms_accepted_at as at from identity.person where id = ${userId}`.execute(app.database.db)
  expect(rows[0]?.at).toEqual(app.clock.now())
})

test("[IDN-1c] signing in again on another device opens the same account and cart", async () => {
  const mobile = newNumber()
  const first = await asCustomer(app, partners, mobile)
  const second = await asCustomer(app, partners, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  expect(second.userId).toBe(first.userId)
  expect(second.cartId).toBe(first.cartId)
  expect((await first.get("/api/loginhandler/user")).statusCode).toBe(200)
})

test("[CTY-8a] no sign-in code is sent without accepting the terms", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  const refused = await guest.post("/api/loginhandler/v3/getotp", { mobile })
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([422, "TERMS_NEEDED"])
  expect(await partners.messages(mobile)).toEqual([])
})

test.each([
  ["termsAccepted", { mobile: "9876543210" }, "TERMS_NEEDED"],
  ["mobile", { mobile: "5876543210", termsAccepted: true }, "MOBILE_WRONG"],
])("[ERR-3a] a refused request for a code names the field %s and the problem", async (field, body, code) => {
  const refused = await (await asGuest(app)).post("/api/loginhandler/v3/getotp", body)
  expect(refused.json().errors[0]).toMatchObject({ code, field, problem: expect.stringMatching(/^must be/) })
})

test.each(["/api/loginhandler/getotp", "/api/loginhandler/v2/getotp", "/api/loginhandler/v3/getotp"])(
  "[IDN-2a] %s sends a code",
  async (url) => {
    const guest = await asGuest(app)
    const response = await guest.post(url, { mobile: newNumber(), termsAccepted: true, firstName: "", lastName: "" })
    expect(response.json().status).toBe("success")
  },
)

test("[IDN-2a] client info is accepted when requesting and resending a code, limited in size and not stored", async () => {
  const guest = await asGuest(app)
  const mobile = newNumber()
  const clientInfo = { os: "Android 15", appVersion: "12.0.3", screen: 412, isTablet: false, carrier: null }
  const sent = await guest.post("/api/loginhandler/v3/getotp", { mobile, termsAccepted: true, clientInfo })
  expect(sent.json().status).toBe("success")
  app.clock.advance(120)
  expect((await guest.post("/api/loginhandler/resendotp", { mobile, clientInfo })).json().status).toBe("success")
  const { rows } = await sql<{ row: string }>`select to_jsonb(challenge)::text as row from identity.challenge`.execute(
    app.database.db,
  )
  expect(rows.map(({ row }) => row).join()).not.toContain("12.0.3")
  const oversizedInfos = [
    Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [`fact${nth}`, nth])),
    { os: "x".repeat(201) },
    { ["o".repeat(41)]: "x" },
    { os: { name: "Android" } },
  ]
  for (const each of oversizedInfos) {
    const refused = await guest.post("/api/loginhandler/v3/getotp", { mobile, termsAccepted: true, clientInfo: each })
    expect(refused.json().errors[0]).toMatchObject({ code: "BAD_REQUEST", field: expect.stringMatching(/^clientInfo/) })
  }
})

test("[IDN-8a] [IDN-8b] a number that is invalid in the country is refused and no code is sent", async () => {
  const countBefore = (await partners.messages()).length
  const [india, sriLanka] = [await asGuest(app), await asGuest(app, "lk.localhost")]
  for (const mobile of ["123", "987654321", "98765432101", "+94771234567", "abcdefghij", "98765432 1O"]) {
    expect([mobile, errorCodeOf(await requestCode(india, mobile))]).toEqual([mobile, "MOBILE_WRONG"])
  }
  expect(errorCodeOf(await requestCode(sriLanka, "9876543210"))).toBe("MOBILE_WRONG")
  expect((await partners.messages()).length).toBe(countBefore)
  expect((await requestCode(sriLanka, "0771234567")).statusCode).toBe(200)
  expect((await partners.messages("+94771234567")).length).toBe(1)
})

test("[SEC-7e] five wrong attempts end a code, and the right code is refused afterwards", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  const responses: unknown[] = []
  for (let each = 0; each < 5; each++) {
    const response = await submitLoginCode(guest, mobile, wrongCodeFor(code))
    responses.push([response.statusCode, errorCodeOf(response)])
  }
  const wrongCodeErrors = Array.from({ length: 4 }, () => [422, "OTP_WRONG"])
  expect(responses).toEqual([...wrongCodeErrors, [422, "OTP_TRIES_USED"]])
  expect(errorCodeOf(await submitLoginCode(guest, mobile, code))).toBe("OTP_TRIES_USED")
})

test("[IDN-4d] a wrong code is refused with the specified message", async () => {
  const guest = await asGuest(app)
  const mobile = newNumber()
  await requestCode(guest, mobile)
  const response = await submitLoginCode(guest, mobile, wrongCodeFor(await partners.codeFor(mobile)))
  expect(response.json().errors[0].displayMsg).toBe("Validation failed. please verify your number again.")
  expect((await guest.get("/api/alerts")).statusCode).toBe(200)
})

test.each([
  [42, "000042"],
  [999_999, "999999"],
])("[SEC-7a] a code is a random number below a million as six digits: %i is %s", async (drawn, expected) => {
  const limits: number[] = []
  const below = (limit: number) => {
    limits.push(limit)
    return drawn
  }
  const appWithFixedRandom = await build({
    database: app.database,
    settings: partners.settings,
    random: { ...systemRandom, below },
  })
  const mobile = newNumber()
  const guest = await asGuest(appWithFixedRandom)
  await requestCode(guest, mobile)
  expect(limits).toEqual([1_000_000])
  expect(await partners.codeFor(mobile)).toBe(expected)
  expect((await submitLoginCode(guest, mobile, expected)).statusCode).toBe(200)
  await appWithFixedRandom.close()
})

test("[SEC-7b] a code is valid for five minutes and one use", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  await requestCode(guest, mobile)
  app.clock.advance(300)
  expect(errorCodeOf(await submitLoginCode(guest, mobile, await partners.codeFor(mobile)))).toBe("OTP_EXPIRED")
  const other = await asGuest(app)
  await requestCode(other, mobile)
  const code = await partners.codeFor(mobile)
  const oldHeaders = { authorization: other.bearer }
  expect((await submitLoginCode(other, mobile, code)).statusCode).toBe(200)
  app.clock.advance(121)
  expect(errorCodeOf(await other.post("/api/loginhandler/validatecode", { mobile, code }, oldHeaders))).toBe(
    "SESSION_ENDED",
  )
  expect(errorCodeOf(await submitLoginCode(other, mobile, code))).toBe("OTP_WRONG")
})

test("[SEC-7c] a code is valid only for its session, its number and its purpose", async () => {
  const [mobile, otherMobile] = ["771230001", "771230002"]
  const [asha, mallory] = [await asGuest(app, "lk.localhost"), await asGuest(app, "lk.localhost")]
  await requestCode(asha, mobile)
  const code = await partners.codeFor(mobile)
  expect(errorCodeOf(await submitLoginCode(mallory, mobile, code))).toBe("OTP_WRONG")
  await requestCode(asha, otherMobile)
  expect(errorCodeOf(await submitLoginCode(asha, otherMobile, code))).toBe("OTP_WRONG")
  expect(errorCodeOf(await asha.post("/api/loginhandler/v2/forgotpassword", { mobile, code }))).toBe("OTP_WRONG")
  expect((await submitLoginCode(asha, mobile, code)).statusCode).toBe(200)
})

test("[IDN-3a] [IDN-3b] another code can be requested after 45 seconds, further ones after longer waits, and each replaces the previous one", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  const resend = () => guest.post("/api/loginhandler/resendotp", { mobile })
  expect(errorCodeOf(await resend())).toBe("OTP_EXPIRED")
  await requestCode(guest, mobile)
  const first = await partners.codeFor(mobile)
  app.clock.advance(44)
  const earlyResend = await resend()
  expect([earlyResend.statusCode, errorCodeOf(earlyResend), earlyResend.headers["retry-after"]]).toEqual([
    429,
    "OTP_TOO_SOON",
    "1",
  ])
  expect(earlyResend.json().errors[0].displayMsg).toBe("Your code is on its way. You can request another in 1 second.")
  app.clock.advance(1)
  expect((await resend()).json()).toEqual({ status: "success", resendAfter: 45, expiresIn: 300 })
  app.clock.advance(45)
  expect((await resend()).json().resendAfter).toBe(90)
  const third = await partners.codeFor(mobile)
  expect(await partners.messages(mobile)).toHaveLength(3)
  const older = first === third ? wrongCodeFor(third) : first
  expect(errorCodeOf(await submitLoginCode(guest, mobile, older))).toBe("OTP_WRONG")
  expect((await submitLoginCode(guest, mobile, third)).statusCode).toBe(200)
})

test("known and unknown numbers get the same responses", async () => {
  const [knownNumber, unknownNumber] = [newNumber(), newNumber()]
  await asCustomer(app, partners, knownNumber)
  app.clock.advance(3600)
  const responses = await Promise.all(
    [knownNumber, unknownNumber].map(async (mobile) => {
      const guest = await asGuest(app)
      const searched = await guest.post("/api/loginhandler/searchuser", { mobile })
      const codeResponse = await requestCode(guest, mobile)
      const wrongAttempt = await submitLoginCode(guest, mobile, wrongCodeFor(await partners.codeFor(mobile)))
      return [searched, codeResponse, wrongAttempt].map((response) => [response.statusCode, response.body])
    }),
  )
  expect(responses[0]).toEqual(responses[1])
})

const loginMethodsAt = async (host: string) =>
  (await app.http.inject({ url: "/api/loginhandler/ways", headers: { host } })).json().data

test("[IDN-1b] [CTY-3c] the sign-in methods depend on the country", async () => {
  expect(await loginMethodsAt("lk.localhost")).toMatchObject({ otp: true, password: true, firewall: false })
  const { password, social } = await loginMethodsAt("in.localhost")
  expect([password, social.map(({ source }: { source: string }) => source)]).toEqual([
    false,
    ["google", "facebook", "apple"],
  ])
})

test("[SEC-1d] [SEC-1f] repeating a request with the same key sends one code and returns the same response; another number is refused", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  const requestCodeFor = (to: string) =>
    guest.post("/api/loginhandler/v3/getotp", { mobile: to, termsAccepted: true }, { "idempotency-key": "one" })
  const [first, again] = [await requestCodeFor(mobile), await requestCodeFor(mobile)]
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect(await partners.messages(mobile)).toHaveLength(1)
  const other = await requestCodeFor(newNumber())
  expect([other.statusCode, errorCodeOf(other)]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"])
})

test("the stored request hash is not a plain hash of the number", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  const body = { mobile, termsAccepted: true }
  await guest.post("/api/loginhandler/v3/getotp", body, { "idempotency-key": "kept" })
  const { rows } = await sql<{ hash: string }>`
    select request_hash as hash from platform.idempotency_key where owner = ${guest.userId}`.execute(app.database.db)
  const requestBody = ["LOGIN", `+91${mobile}`, true]
  const plain = hashRequest("code", { params: undefined, query: undefined, body: requestBody })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).not.toBe(plain)
})

test.each(["error500", "too-many", "refuse"])(
  "[IDN-16a] if the provider fails with %s, the customer gets an error and no limit is used up",
  async (mode) => {
    const mobile = newNumber()
    const guest = await asGuest(app)
    await partners.setMessageFailures({ mode })
    for (let each = 0; each < 7; each++) {
      const response = await requestCode(guest, mobile)
      expect([response.statusCode, errorCodeOf(response)]).toEqual([503, "OTP_NOT_SENT"])
    }
    await partners.setMessageFailures({ mode: "ok" })
    expect((await requestCode(guest, mobile)).json().resendAfter).toBe(45)
    expect((await submitLoginCode(guest, mobile, await partners.codeFor(mobile))).statusCode).toBe(200)
  },
)

test.each(["error500", "too-many"])(
  "[IDN-3a] if a resend fails with %s, the previous code stays valid",
  async (mode) => {
    const mobile = newNumber()
    const guest = await asGuest(app)
    await requestCode(guest, mobile)
    const code = await partners.codeFor(mobile)
    for (let each = 0; each < 2; each++) await submitLoginCode(guest, mobile, wrongCodeFor(code))
    for (let each = 0; each < 3; each++) {
      app.clock.advance(60)
      await partners.setMessageFailures({ mode, times: 1 })
      expect(errorCodeOf(await guest.post("/api/loginhandler/resendotp", { mobile }))).toBe("OTP_NOT_SENT")
    }
    // Wrong attempts still count: failing resends don't allow more guesses.
    for (let each = 0; each < 2; each++)
      expect(errorCodeOf(await submitLoginCode(guest, mobile, wrongCodeFor(code)))).toBe("OTP_WRONG")
    expect((await submitLoginCode(guest, mobile, code)).statusCode).toBe(200)
  },
)

test("[IDN-3a] [SEC-7b] [SEC-7e] a failed resend neither prolongs the previous code, nor adds attempts, nor revives an ended code", async () => {
  const failResend = async (guest: TestBrowser, mobile: string) => {
    app.clock.advance(60)
    await partners.setMessageFailures({ mode: "error500", times: 1 })
    expect(errorCodeOf(await guest.post("/api/loginhandler/resendotp", { mobile }))).toBe("OTP_NOT_SENT")
  }
  const [mobile, other] = [newNumber(), newNumber()]
  const guest = await asGuest(app)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  for (let each = 0; each < 4; each++) {
    await failResend(guest, mobile)
    await submitLoginCode(guest, mobile, wrongCodeFor(code))
  }
  expect(errorCodeOf(await submitLoginCode(guest, mobile, wrongCodeFor(code)))).toBe("OTP_TRIES_USED")
  await failResend(guest, mobile)
  expect((await submitLoginCode(guest, mobile, code)).statusCode).toBe(422)

  await requestCode(guest, other)
  const expiringCode = await partners.codeFor(other)
  app.clock.advance(200)
  await failResend(guest, other)
  app.clock.advance(40)
  expect(errorCodeOf(await submitLoginCode(guest, other, expiringCode))).toBe("OTP_EXPIRED")
})

test("[SEC-4c] [SEC-4d] after signing in, the refresh token is sent in the same way as to the guest, whatever client type is claimed", async () => {
  const [mobile, other] = [newNumber(), newNumber()]
  const browser = await asGuest(app)
  await requestCode(browser, mobile)
  const paytm = { "client-type": "web app-paytm" }
  const browserInput = { mobile, code: await partners.codeFor(mobile) }
  const browserResponse = await browser.post("/api/loginhandler/validatecode", browserInput, paytm)
  expect([browserResponse.statusCode, browserResponse.json().credentials.refreshToken]).toEqual([200, undefined])
  expect(String(browserResponse.headers["set-cookie"])).toContain("hearth_refresh=")

  const miniApp = testBrowser(app)
  await miniApp.startGuest(paytm)
  await miniApp.post("/api/loginhandler/v3/getotp", { mobile: other, termsAccepted: true }, paytm)
  const miniAppInput = { mobile: other, code: await partners.codeFor(other) }
  const miniAppResponse = await miniApp.post("/api/loginhandler/validatecode", miniAppInput, paytm)
  expect(miniAppResponse.json().credentials.refreshToken).toMatch(/^[\w-]{20,}$/)
  expect(String(miniAppResponse.headers["set-cookie"])).not.toContain("hearth_refresh=")
})

test("[SEC-11b] the log contains neither codes nor complete numbers", async () => {
  const mobile = newNumber()
  await asCustomer(app, partners, mobile)
  const code = await partners.codeFor(mobile)
  await partners.setMessageFailures({ mode: "error500", times: 1 })
  await requestCode(await asGuest(app), newNumber())
  const log = logLines.join("")
  expect(log).toContain("message not sent")
  expect(log).not.toContain(mobile)
  expect(log).not.toContain(code)
})

test("[SEC-7d] stored codes, messages and limits reveal neither the code nor the number", async () => {
  const mobile = newNumber()
  await requestCode(await asGuest(app), mobile)
  const code = await partners.codeFor(mobile)
  const { rows } = await sql<Record<string, unknown>>`
    select challenge::text, (select json_agg(message) from messages.message) as messages,
      (select json_agg(pace) from identity.code_pace pace) as pace,
      (select json_agg(limits) from platform.limit_counter limits) as limits
    from identity.challenge where made_at = ${app.clock.now()}`.execute(app.database.db)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(mobile)
})
