import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asCustomer, storeCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { passwordLimits } from "./log-in-with-password.ts"

const LK = "lk.localhost"
const GOOD_PASSWORD = "a pizza with extra olives"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

let customerCount = 0
const newNumber = () => `77${String(10_000 + ++customerCount)}21`
const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const messageOf = (response: { json(): { errors: { displayMsg: string }[] } }) => response.json().errors[0]?.displayMsg

const requestReset = (browser: TestBrowser, mobile: string) =>
  browser.post("/api/loginhandler/forgotpassword", { mobile })
const confirmReset = (browser: TestBrowser, mobile: string, code: string) =>
  browser.post("/api/loginhandler/v2/forgotpassword", { mobile, code })
const submitPassword = (browser: TestBrowser, mobile: string, token: string, password: string) =>
  browser.post("/api/loginhandler/v3/forgotpassword", { mobile, token, password })

async function tokenFor(browser: TestBrowser, mobile: string): Promise<string> {
  app.clock.advance(60)
  await requestReset(browser, mobile)
  return (await confirmReset(browser, mobile, await partners.codeFor(mobile))).json().token
}
async function setPassword(mobile: string, password: string) {
  const guest = await asGuest(app, LK)
  return submitPassword(guest, mobile, await tokenFor(guest, mobile), password)
}
async function logIn(login: string, password: string) {
  const guest = await asGuest(app, LK)
  return { guest, response: storeCustomer(guest, await guest.post("/api/loginhandler/login", { login, password })) }
}

test("[IDN-7a] [IDN-7b] [IDN-7c] a password reset in three steps replaces the old password and ends all sessions", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile, { host: LK })
  await setPassword(mobile, GOOD_PASSWORD)
  expect((await phoneBrowser.get("/api/loginhandler/user")).json().errors[0].code).toBe("SESSION_ENDED")
  const { guest: laptop, response } = await logIn(`0${mobile}`, GOOD_PASSWORD)
  expect([response.statusCode, response.json().attributes.mobile]).toEqual([200, mobile])
  expect((await laptop.get("/api/loginhandler/user")).json().data).toMatchObject({ hasPassword: true })

  expect((await setPassword(mobile, "another pizza, more olives")).statusCode).toBe(200)
  expect(errorCodeOf(await laptop.get("/api/loginhandler/user"))).toBe("SESSION_ENDED")
  expect(errorCodeOf((await logIn(mobile, GOOD_PASSWORD)).response)).toBe("LOGIN_WRONG")
  expect((await logIn(mobile, "another pizza, more olives")).response.statusCode).toBe(200)
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from identity.person where phone = ${`+94${mobile}`}`.execute(app.database.db)
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test("[IDN-1b] [CTY-3c] password routes are refused in countries without password login", async () => {
  const india = await asGuest(app)
  const mobile = "9876543210"
  for (const [path, body] of [
    ["login", { login: mobile, password: GOOD_PASSWORD }],
    ["forgotpassword", { mobile }],
    ["v2/forgotpassword", { mobile, code: "123456" }],
    ["v3/forgotpassword", { mobile, token: "x", password: GOOD_PASSWORD }],
  ] as const) {
    const response = await india.post(`/api/loginhandler/${path}`, body)
    expect([path, response.statusCode, errorCodeOf(response)]).toEqual([path, 403, "FEATURE_OFF"])
  }
})

test("[IDN-1a] a wrong password, an unknown login and an account without a password get the same response", async () => {
  const [withPassword, withoutPassword] = [newNumber(), newNumber()]
  await asCustomer(app, partners, withPassword, { host: LK })
  await asCustomer(app, partners, withoutPassword, { host: LK })
  await setPassword(withPassword, GOOD_PASSWORD)
  const responses = await Promise.all(
    [withPassword, withoutPassword, newNumber(), "nobody@example.lk", "no login at all"].map(async (login) => {
      const { response } = await logIn(login, "not the password")
      return [response.statusCode, response.body]
    }),
  )
  expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(responses[0]?.[0]).toBe(422)
})

test("[IDN-1a] an e-mail address can be used to sign in only once it is verified", async () => {
  const mobile = newNumber()
  const asha = await asCustomer(app, partners, mobile, { host: LK })
  await setPassword(mobile, GOOD_PASSWORD)
  Object.assign(asha, (await logIn(mobile, GOOD_PASSWORD)).guest)
  const profile = { firstName: "Asha", lastName: "Perera", email: "Asha@Example.LK" }
  await asha.post("/api/loginhandler/updateuser", profile)
  expect(errorCodeOf((await logIn("asha@example.lk", GOOD_PASSWORD)).response)).toBe("LOGIN_WRONG")
  await asha.post("/api/loginhandler/emailcode", {})
  const code = await partners.codeFor("asha@example.lk")
  expect((await asha.post("/api/loginhandler/verifyemail", { code })).json().data.attributes.emailVerified).toBe(true)
  expect((await logIn(" ASHA@example.lk ", GOOD_PASSWORD)).response.statusCode).toBe(200)
})

test.each([
  ["short77", "Use at least 8 characters."],
  ["password1", "This password is too easy to guess. Choose another."],
  ["iloveyou", "This password is too easy to guess. Choose another."],
  ["qwertyuiop123!", "This password is too easy to guess. Choose another."],
  ["aaaaaaaaaaaa", "This password is too easy to guess. Choose another."],
])("[IDN-7a] %s is refused with a reason, and the reset token stays valid", async (password, message) => {
  const mobile = newNumber()
  await asCustomer(app, partners, mobile, { host: LK })
  const guest = await asGuest(app, LK)
  const token = await tokenFor(guest, mobile)
  const refused = await submitPassword(guest, mobile, token, password)
  expect([refused.statusCode, errorCodeOf(refused), messageOf(refused)]).toEqual([422, "PASSWORD_WEAK", message])
  expect((await submitPassword(guest, mobile, token, `x${mobile}x`)).json().errors[0].displayMsg).toBe(
    "Choose a password that doesn’t contain your number.",
  )
  expect((await submitPassword(guest, mobile, token, GOOD_PASSWORD)).statusCode).toBe(200)
})

test("[IDN-7a] a reset token is valid for one session and one number, for ten minutes and for one use", async () => {
  const [mobile, otherMobile] = [newNumber(), newNumber()]
  await asCustomer(app, partners, mobile, { host: LK })
  await asCustomer(app, partners, otherMobile, { host: LK })
  const [guest, mallory] = [await asGuest(app, LK), await asGuest(app, LK)]
  const token = await tokenFor(guest, mobile)
  for (const [browser, number, sentToken] of [
    [mallory, mobile, token],
    [guest, otherMobile, token],
    [guest, mobile, `${token}x`],
  ] as const) {
    expect(errorCodeOf(await submitPassword(browser, number, sentToken, GOOD_PASSWORD))).toBe("RESET_REFUSED")
  }
  expect((await submitPassword(guest, mobile, token, GOOD_PASSWORD)).statusCode).toBe(200)
  expect(errorCodeOf(await submitPassword(guest, mobile, token, GOOD_PASSWORD))).toBe("RESET_REFUSED")
  const expiredToken = await tokenFor(guest, mobile)
  app.clock.advance(600)
  expect(errorCodeOf(await submitPassword(guest, mobile, expiredToken, GOOD_PASSWORD))).toBe("RESET_REFUSED")
})

test("[SEC-7b] the code of a password reset can be used once", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app, LK)
  await requestReset(guest, mobile)
  const code = await partners.codeFor(mobile)
  expect((await confirmReset(guest, mobile, code)).statusCode).toBe(200)
  expect(errorCodeOf(await confirmReset(guest, mobile, code))).toBe("OTP_WRONG")
})

test("[IDN-7a] only a session with a valid reset token learns that the number has no account", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app, LK)
  const response = await submitPassword(guest, mobile, await tokenFor(guest, mobile), GOOD_PASSWORD)
  expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "NO_ACCOUNT"])
  expect(errorCodeOf(await submitPassword(guest, mobile, "x".repeat(40), GOOD_PASSWORD))).toBe("RESET_REFUSED")
})

test("password attempts of an account are limited, and signing in by code still works", async () => {
  const mobile = newNumber()
  await asCustomer(app, partners, mobile, { host: LK })
  await setPassword(mobile, GOOD_PASSWORD)
  const statuses: number[] = []
  for (let nth = 0; nth < passwordLimits.accountHour + 2; nth++) {
    statuses.push((await logIn(mobile, `wrong ${nth}`)).response.statusCode)
  }
  expect(statuses).toEqual([...Array(passwordLimits.accountHour).fill(422), 429, 429])
  const { response } = await logIn(mobile, GOOD_PASSWORD)
  expect([errorCodeOf(response), messageOf(response)]).toEqual([
    "LOGIN_LIMIT",
    "Too many failed attempts. Try again in 60 minutes, or sign in with a code.",
  ])
  expect((await asCustomer(app, partners, mobile, { host: LK })).userId).not.toBe("")
})
