import { randomInt } from "node:crypto"
import { attackerAddress, callLogin, type Attacker, inParallel, startAttacker } from "./rig/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./rig/drill.ts"
import { startServer } from "./rig/start-server.ts"
import { withMessages } from "./rig/with-messages.ts"

/*
 * SEC-7. A hundred thousand guesses at one number's code, from a thousand addresses, on two processes with one
 * PostgreSQL. Every guess is at a valid code: all addresses share the session that was sent one, and another session
 * replaces it as soon as the number can get another code. No more tries are evaluated than a number has in an hour. The
 * number's owner, on a device that has signed in before, can sign in during and after the attack.
 *
 * Verified to catch: tries counted per code only, and not at all ("all of the strangers' tries were looked at"),
 * devices not told apart ("the owner was refused").
 */

const GUESSES = 100_000
const ADDRESSES = 1_000
const AT_ONCE = 64
const TRIES_AN_HOUR = 15
const TRIES_A_CODE = 5
/** After how many guesses another code is requested. */
const REQUEST_CODE_EVERY = 500
const MOBILE = "9876543210"

await drill("brute force", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessages(async (partners, messages) => {
        const env = { DATA_DIR, DATABASE_URL, GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ...messages }
        const nodes = [await startServer(env), await startServer(env)]
        const node = (each: number) => nodes[each % 2]?.address ?? ""

        const owner = await startAttacker(node(0), "203.0.113.1")
        const signIn = async (when: string) => {
          owner.bearer = (await startAttacker(node(1), "203.0.113.1")).bearer
          const asked = await callLogin(node(0), owner, "v3/getotp", { mobile: MOBILE, termsAccepted: true })
          assertHolds(asked.status === 200, `${when} the owner was refused a code: ${asked.code}.`)
          const code = await partners.codeFor(MOBILE)
          const typed = await callLogin(node(1), owner, "validatecode", { mobile: MOBILE, code })
          assertHolds(typed.status === 200, `${when} the owner did not get in: ${typed.code}.`)
        }
        await signIn("Before it")

        const answers = new Map<string, number>()
        let [looked, inside, codes] = [0, 0, 0]
        /** The attacker who was sent the newest code. The first guesses wait for the first code. */
        let holder: Attacker | undefined
        const wish = async (each: number) => {
          const attacker = await startAttacker(node(each), attackerAddress(each % ADDRESSES))
          const asked = await callLogin(node(each), attacker, "getotp", { mobile: MOBILE, termsAccepted: true })
          if (asked.status !== 200)
            return assertHolds(/^OTP_(LIMIT|TOO_SOON)$/.test(asked.code), `A wish: ${asked.code}.`)
          holder = attacker
          codes++
        }
        await wish(0)
        await inParallel(GUESSES, AT_ONCE, async (each) => {
          if (each % REQUEST_CODE_EVERY === 0) await wish(each)
          if (!holder) return
          const code = String(randomInt(1_000_000)).padStart(6, "0")
          const guesser = { ...holder, address: attackerAddress(each % ADDRESSES) }
          const answer = await callLogin(node(each), guesser, "validatecode", { mobile: MOBILE, code })
          answers.set(answer.code, (answers.get(answer.code) ?? 0) + 1)
          if (answer.status === 200) inside++
          else if (answer.code !== "OTP_LIMIT") looked++
          if (each === GUESSES / 2) await signIn("In the middle of it")
        })
        await signIn("After it")
        const all = JSON.stringify(Object.fromEntries(answers))
        assertHolds(inside === 0, `${inside} guesses got in.`)
        assertHolds(
          looked <= TRIES_AN_HOUR,
          `${looked} of the strangers' tries were looked at, and a number has ${TRIES_AN_HOUR} an hour: ${all}`,
        )
        // Checks that guesses were evaluated at all.
        assertHolds(
          codes > 0 && looked >= TRIES_A_CODE,
          `Only ${looked} tries at ${codes} codes were looked at: ${all}`,
        )
        assertHolds(
          [...answers.keys()].every((code) => /^OTP_(LIMIT|WRONG|TRIES_USED)$/.test(code)),
          `Answers were ${all}`,
        )
        await Promise.all(nodes.map((each) => each.stop()))
        return `${GUESSES} guesses at ${codes} living codes from ${ADDRESSES} addresses: ${looked} were looked at, none got in; the owner did.`
      }),
    ),
  ),
)
