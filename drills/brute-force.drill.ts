import { randomInt } from "node:crypto"
import { addressOf, ask, inParallel, startAttacker } from "./rig/attacker.ts"
import { drill, must, withDirectory, withPostgres } from "./rig/drill.ts"
import { startServer } from "./rig/start-server.ts"
import { withMessages } from "./rig/with-messages.ts"

/*
 * SEC-7. A hundred thousand guesses at one number's code, from a thousand addresses, each of which asks for codes of its
 * own in between, on two processes over one PostgreSQL. No more tries are made than a number has in an hour, whatever
 * is guessed; the number's owner, on a device that has signed in before, gets in all the same, during and after.
 *
 * Seen catching: tries that are not counted per number ("tried 2000 codes"), devices not told apart ("the owner was refused").
 */

const GUESSES = 100_000
const ADDRESSES = 1_000
const AT_ONCE = 64
const TRIES_AN_HOUR = 15
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
          const asked = await ask(node(0), owner, "v3/getotp", { mobile: MOBILE, termsAccepted: true })
          must(asked.status === 200, `${when} the owner was refused a code: ${asked.code}.`)
          const code = await partners.codeFor(MOBILE)
          const typed = await ask(node(1), owner, "validatecode", { mobile: MOBILE, code })
          must(typed.status === 200, `${when} the owner did not get in: ${typed.code}.`)
        }
        await signIn("Before it")

        const attackers = new Map<number, ReturnType<typeof startAttacker>>()
        const answers = new Map<string, number>()
        let [tried, inside] = [0, 0]
        await inParallel(GUESSES, AT_ONCE, async (each) => {
          const number = each % ADDRESSES
          if (!attackers.has(number)) attackers.set(number, startAttacker(node(each), addressOf(number)))
          const attacker = await attackers.get(number)
          if (!attacker) return
          if (each < 5 * ADDRESSES) await ask(node(each), attacker, "getotp", { mobile: MOBILE, termsAccepted: true })
          const code = String(randomInt(1_000_000)).padStart(6, "0")
          const answer = await ask(node(each), attacker, "validatecode", { mobile: MOBILE, code })
          answers.set(answer.code, (answers.get(answer.code) ?? 0) + 1)
          if (answer.status === 200) inside++
          else if (answer.code !== "OTP_LIMIT") tried++
          if (each === GUESSES / 2) await signIn("In the middle of it")
        })
        await signIn("After it")
        const all = JSON.stringify(Object.fromEntries(answers))
        must(inside === 0, `${inside} guesses got in.`)
        must(
          tried <= TRIES_AN_HOUR,
          `Strangers tried ${tried} codes, and a number has ${TRIES_AN_HOUR} an hour: ${all}`,
        )
        must(
          [...answers.keys()].every((code) => /^OTP_(LIMIT|WRONG|TRIES_USED)$/.test(code)),
          `Answers were ${all}`,
        )
        await Promise.all(nodes.map((each) => each.stop()))
        return `${GUESSES} guesses from ${ADDRESSES} addresses: ${tried} were looked at, none got in; the owner did.`
      }),
    ),
  ),
)
