import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import { asStaff, type StaffClient, firstManager, hire } from "../../testing/as-staff.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { signInLimits } from "./sign-in-limits.ts"

let app: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  headOffice = await asStaff(app)
})

const STORE = "6585R"
const OTHER_STORE = seedStores.find(({ country }) => country === "IN")?.stores.find(({ id }) => id !== STORE)?.id ?? ""
const signIn = (login: string, password: string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: "POST",
    url: "/api/store-ops/ve1/sign-in",
    headers: { host: "in.localhost", ...headers },
    payload: { login, password },
  })
const readSelf = (staffClient: StaffClient) => staffClient.send("GET", "/me")

test("[TRK-4f] the first manager is created once and signs in with an HttpOnly cookie", async () => {
  const restartedNode = await build({
    settings: { firstManager: { ...firstManager, password: "another one" } },
    database: app.database,
  })
  await restartedNode.close()
  const answer = await signIn(" Head.Office ", firstManager.password)
  expect(answer.json().data.member).toEqual(headOffice.member)
  expect(headOffice.member).toMatchObject({ login: "head.office", role: "manager", everywhere: true })
  const cookie = String(answer.headers["set-cookie"])
  for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/api/store-ops"]) expect(cookie).toContain(attribute)
  expect((await readSelf(headOffice)).json().data.member).toEqual(headOffice.member)
  const sessions = await sql<{ hash: string }>`select token_hash as hash from staff.session`.execute(app.database.db)
  expect(JSON.stringify(sessions.rows)).not.toContain(headOffice.cookie)
})

test("[TRK-4f] a wrong password and an unknown login get the same response, and repeated attempts are refused", async () => {
  const wrongPassword = await signIn(firstManager.login, "wrong password")
  const unknownLogin = await signIn("nobody.here", "wrong password")
  expect(errorFrom(wrongPassword)).toEqual([422, "STAFF_LOGIN_WRONG", "Incorrect username or password. Try again."])
  expect(errorFrom(unknownLogin)).toEqual(errorFrom(wrongPassword))
  const attempts = await Promise.all(
    Array.from({ length: signInLimits.loginAndNetworkHour + 4 }, () => signIn("asha.unlucky", "wrong password")),
  )
  expect(attempts.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  expect(errorFrom(await signIn("asha.unlucky", "wrong password"))[1]).toBe("STAFF_LOGIN_LIMIT")
  // Other logins are not blocked, and correct passwords are not limited.
  expect((await signIn(firstManager.login, firstManager.password)).statusCode).toBe(200)
  for (let nth = 0; nth < signInLimits.loginAndNetworkHour + 2; nth++) {
    expect((await signIn(firstManager.login, firstManager.password)).statusCode).toBe(200)
  }
})

test("[TRK-4f] a page of another site can't sign in, and its requests have no session", async () => {
  const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
  expect(errorFrom(await signIn(firstManager.login, firstManager.password, crossSiteHeaders))[1]).toBe("FORBIDDEN")
  const headers = { ...headOffice.headers(), ...crossSiteHeaders }
  const answer = await app.http.inject({ url: "/api/store-ops/ve1/me", headers })
  expect(errorFrom(answer)[1]).toBe("UNAUTHENTICATED")
})

test("[TRK-4f] signing out ends this device's session only, and a session ends after 14 hours without use", async () => {
  const otherDevice = await asStaff(app)
  expect((await otherDevice.send("POST", "/sign-out")).statusCode).toBe(200)
  expect(errorFrom(await readSelf(otherDevice)).slice(0, 2)).toEqual([401, "SESSION_ENDED"])
  expect((await readSelf(headOffice)).statusCode).toBe(200)
  app.clock.advance(14 * 3600 + 1)
  expect(errorFrom(await readSelf(headOffice))[1]).toBe("SESSION_ENDED")
})

test("[TRK-4f] requests that change something keep a tablet signed in, and read requests do not", async () => {
  const [usedTablet, idleTablet] = [await asStaff(app), await asStaff(app)]
  for (let hours = 0; hours < 15; hours += 5) {
    app.clock.advance(5 * 3600)
    await readSelf(idleTablet)
    await usedTablet.send("PUT", `/stores/${STORE}/conditions`, { unsuitable: false })
  }
  expect(errorFrom(await readSelf(idleTablet))[1]).toBe("SESSION_ENDED")
  expect((await readSelf(usedTablet)).statusCode).toBe(200)
})

test("[TRK-4f] a session ends after seven days, however much it was used", async () => {
  const usedTablet = await asStaff(app)
  const use = () => usedTablet.send("PUT", `/stores/${STORE}/conditions`, { unsuitable: false })
  for (let hours = 0; hours < 7 * 24; hours += 12) {
    expect((await use()).statusCode).toBe(200)
    app.clock.advance(12 * 3600)
  }
  app.clock.advance(1)
  expect(errorFrom(await use())[1]).toBe("SESSION_ENDED")
})

test("[TRK-4f] a new password needs the old one, must not be weak, and signs other devices out", async () => {
  const asha = await hire(app, headOffice, STORE, "staff")
  const tablet = await asStaff(app, { login: asha.member.login, password: asha.password })
  const changePassword = (old: string, password: string) => asha.send("PUT", "/password", { old, password })
  expect(errorFrom(await changePassword("not it at all", "a brand new one"))[1]).toBe("STAFF_LOGIN_WRONG")
  for (const weak of ["password123", "1234567890", `${asha.member.login}!`]) {
    expect([weak, errorFrom(await changePassword(asha.password, weak))[1]]).toEqual([weak, "PASSWORD_WEAK"])
  }
  expect((await readSelf(tablet)).statusCode).toBe(200)
  expect((await changePassword(asha.password, "a brand new one")).statusCode).toBe(200)
  expect(errorFrom(await readSelf(tablet))[1]).toBe("SESSION_ENDED")
  expect((await readSelf(asha)).statusCode).toBe(200)
  expect((await signIn(asha.member.login, asha.password)).statusCode).toBe(422)
  expect((await signIn(asha.member.login, "a brand new one")).statusCode).toBe(200)
})

test("[TRK-4f] a manager adds and removes members of their store, and a removed member is signed out immediately", async () => {
  const manager = await hire(app, headOffice, STORE, "manager")
  const asha = await hire(app, manager, STORE, "staff")
  const { members } = (await manager.send("GET", `/stores/${STORE}/staff`)).json().data
  expect(members).toContainEqual(asha.member)
  const sameLogin = { login: asha.member.login, name: "Ravi", role: "staff", password: "olives and onions" }
  expect(errorFrom(await manager.send("POST", `/stores/${STORE}/staff`, sameLogin)).slice(0, 2)).toEqual([
    409,
    "STAFF_NAME_TAKEN",
  ])
  const weakPassword = { ...sameLogin, login: "ravi.new", password: "qwertyuiop" }
  expect(errorFrom(await manager.send("POST", `/stores/${STORE}/staff`, weakPassword))[1]).toBe("PASSWORD_WEAK")

  const endMember = (id: string) => manager.send("DELETE", `/stores/${STORE}/staff/${id}`)
  expect((await endMember(asha.member.memberId)).statusCode).toBe(200)
  expect(errorFrom(await readSelf(asha))[1]).toBe("SESSION_ENDED")
  expect((await signIn(asha.member.login, asha.password)).statusCode).toBe(422)
  expect(errorFrom(await endMember(asha.member.memberId))[1]).toBe("NOT_FOUND")
  // A manager can't remove themselves, head office or a member of another store.
  expect(errorFrom(await endMember(manager.member.memberId))[1]).toBe("RULE_NOT_MET")
  expect(errorFrom(await endMember(headOffice.member.memberId))[1]).toBe("NOT_FOUND")
  const memberElsewhere = await hire(app, headOffice, OTHER_STORE, "staff")
  expect(errorFrom(await endMember(memberElsewhere.member.memberId))[1]).toBe("NOT_FOUND")
  const endedMembers =
    await sql`select 1 from staff.member where id = ${asha.member.memberId} and ended_at is not null`.execute(
      app.database.db,
    )
  expect(endedMembers.rows).toHaveLength(1)
})

test("[TRK-4f] head office has access to the stores of the host's country, and not to unknown stores", async () => {
  expect((await headOffice.send("GET", `/stores/${STORE}/staff`)).statusCode).toBe(200)
  expect(errorFrom(await headOffice.send("GET", "/stores/NOSUCH/staff")).slice(0, 2)).toEqual([403, "FORBIDDEN"])
  const lankaStaff = await asStaff(app, firstManager, "lk.localhost")
  expect(errorFrom(await lankaStaff.send("GET", `/stores/${STORE}/staff`))[1]).toBe("FORBIDDEN")
})
