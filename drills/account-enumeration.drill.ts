import { attackerIpAddress, callLogin, startGuestClient } from "./support/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { startServer } from "./support/start-server.ts"
import { withMessageStandIn } from "./support/with-message-stand-in.ts"

/*
 * Response times don't reveal who has an account: requesting a code and being refused a password take the same time for
 * numbers with an account, with an account and a password, and without one. A number with an account and one without
 * are measured one after the other, and the median of the ratios of such pairs counts, so that a busy machine doesn't
 * distort the result.
 *
 * Verified to catch: a password that is not hashed if there is no account ("2.97 times").
 */

const PAIRS = 60
const PASSWORD = "olives, onions and more olives"
const [MIN_RATIO, MAX_RATIO] = [0.75, 1.33]

const mobileWithAccount = (index: number) => `77${String(1_000 + index)}001`
const mobileWithoutAccount = (index: number) => `76${String(1_000 + index)}001`

await drill("account enumeration", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessageStandIn(async (partners, messages) => {
        const limits = { GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", CODES_PER_MINUTE: "100000" }
        const server = await startServer({ DATA_DIR, DATABASE_URL, COUNTRY: "lk", ...limits, ...messages })
        const { address } = server
        let networkCount = 0
        const guest = () => startGuestClient(address, attackerIpAddress(++networkCount))

        for (let index = 0; index < PAIRS; index++) {
          const mobile = mobileWithAccount(index)
          const owner = await guest()
          await callLogin(address, owner, "v3/getotp", { mobile, termsAccepted: true })
          const { status } = await callLogin(address, owner, "validatecode", {
            mobile,
            code: await partners.codeFor(mobile),
          })
          assertHolds(status === 200, `An account could not be created: ${status}.`)
          // Half of the accounts get a password.
          if (index % 2) continue
          const resetter = await guest()
          await callLogin(address, resetter, "forgotpassword", { mobile })
          await setPassword(address, resetter.bearer, mobile, await partners.codeFor(mobile))
        }

        async function measureTime(call: string, body: object): Promise<number> {
          const visitor = await guest()
          const start = performance.now()
          await callLogin(address, visitor, call, body)
          return performance.now() - start
        }
        async function medianRatio(call: string, bodyOf: (mobile: string) => object): Promise<number> {
          const ratios: number[] = []
          for (let index = 0; index < PAIRS; index++) {
            const [one, other] =
              index % 2 ? [mobileWithAccount, mobileWithoutAccount] : [mobileWithoutAccount, mobileWithAccount]
            const [first, second] = [
              await measureTime(call, bodyOf(one(index))),
              await measureTime(call, bodyOf(other(index))),
            ]
            ratios.push(index % 2 ? first / second : second / first)
          }
          return ratios.toSorted((a, b) => a - b)[PAIRS / 2] ?? 0
        }
        const codeRatio = await medianRatio("v3/getotp", (mobile) => ({ mobile, termsAccepted: true }))
        const passwordRatio = await medianRatio("login", (login) => ({ login, password: "not the password" }))
        const summary = `for numbers with an account, requesting a code took ${codeRatio.toFixed(2)} times as long and refusing a password ${passwordRatio.toFixed(2)} times as long`
        assertHolds(
          [codeRatio, passwordRatio].every((each) => each > MIN_RATIO && each < MAX_RATIO),
          `Response times reveal which numbers have an account: ${summary}.`,
        )
        await server.stop()
        return `${summary}.`
      }),
    ),
  ),
)

async function setPassword(address: string, bearer: string, mobile: string, code: string): Promise<void> {
  const post = async (call: string, body: object) => {
    const headers = { authorization: bearer, "content-type": "application/json" }
    const url = `${address}/api/loginhandler/${call}`
    return fetch(url, { method: "POST", headers, body: JSON.stringify({ mobile, ...body }) })
  }
  const { token } = (await (await post("v2/forgotpassword", { code })).json()) as { token: string }
  const { status } = await post("v3/forgotpassword", { token, password: PASSWORD })
  assertHolds(status === 200, `A password could not be set: ${status}.`)
}
