import { randomInt } from "node:crypto"
import { attackerIpAddress, callLogin, type GuestClient, inParallel, startGuestClient } from "./support/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { startServer } from "./support/start-server.ts"
import { withMessageStandIn } from "./support/with-message-stand-in.ts"

/*
 * SEC-7. A hundred thousand guesses at one number's code, from a thousand addresses, on two processes with one
 * PostgreSQL. All guesses are at the newest code: all addresses share the session that requested it, and a new session
 * requests another code as soon as the number can get one. No more tries are evaluated than a number has per hour. The
 * number's owner, on a device that has signed in before, can sign in during and after the attack.
 *
 * Verified to catch: tries that are counted only per code or not at all ("of the attackers' tries were evaluated"), and
 * known devices that share the limits of strangers ("the owner was refused").
 */

const GUESSES = 100_000
const ADDRESSES = 1_000
const CONCURRENCY = 64
const TRIES_PER_HOUR = 15
const TRIES_PER_CODE = 5
/** After how many guesses another code is requested. */
const REQUEST_CODE_EVERY = 500
const MOBILE = "9876543210"

await drill("brute force", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessageStandIn(async (partners, messages) => {
        const env = { DATA_DIR, DATABASE_URL, GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ...messages }
        const nodes = [await startServer(env), await startServer(env)]
        const node = (index: number) => nodes[index % 2]?.address ?? ""

        const owner = await startGuestClient(node(0), "203.0.113.1")
        const signIn = async (when: string) => {
          owner.bearer = (await startGuestClient(node(1), "203.0.113.1")).bearer
          const codeReply = await callLogin(node(0), owner, "v3/getotp", { mobile: MOBILE, termsAccepted: true })
          assertHolds(codeReply.status === 200, `${when} the owner was refused a code: ${codeReply.code}.`)
          const code = await partners.codeFor(MOBILE)
          const validation = await callLogin(node(1), owner, "validatecode", { mobile: MOBILE, code })
          assertHolds(validation.status === 200, `${when} the owner could not sign in: ${validation.code}.`)
        }
        await signIn("Before the attack")

        /** How often each error code was the answer to a guess. */
        const errorCodeCounts = new Map<string, number>()
        let [evaluated, successes, sentCodeCount] = [0, 0, 0]
        /** The attacker who was sent the newest code. The first guesses wait for the first code. */
        let newestRequester: GuestClient | undefined
        const requestCode = async (index: number) => {
          const attacker = await startGuestClient(node(index), attackerIpAddress(index % ADDRESSES))
          const codeReply = await callLogin(node(index), attacker, "getotp", { mobile: MOBILE, termsAccepted: true })
          if (codeReply.status !== 200)
            return assertHolds(
              /^OTP_(LIMIT|TOO_SOON)$/.test(codeReply.code),
              `A request for a code was refused with ${codeReply.code}.`,
            )
          newestRequester = attacker
          sentCodeCount++
        }
        await requestCode(0)
        await inParallel(GUESSES, CONCURRENCY, async (index) => {
          if (index % REQUEST_CODE_EVERY === 0) await requestCode(index)
          if (!newestRequester) return
          const code = String(randomInt(1_000_000)).padStart(6, "0")
          const guesser = { ...newestRequester, ipAddress: attackerIpAddress(index % ADDRESSES) }
          const reply = await callLogin(node(index), guesser, "validatecode", { mobile: MOBILE, code })
          errorCodeCounts.set(reply.code, (errorCodeCounts.get(reply.code) ?? 0) + 1)
          if (reply.status === 200) successes++
          else if (reply.code !== "OTP_LIMIT") evaluated++
          if (index === GUESSES / 2) await signIn("During the attack")
        })
        await signIn("After the attack")
        const errorCodeSummary = JSON.stringify(Object.fromEntries(errorCodeCounts))
        assertHolds(successes === 0, `${successes} guesses signed in.`)
        assertHolds(
          evaluated <= TRIES_PER_HOUR,
          `${evaluated} of the attackers' tries were evaluated, and a number has ${TRIES_PER_HOUR} an hour: ${errorCodeSummary}`,
        )
        // Checks that guesses were evaluated at all.
        assertHolds(
          sentCodeCount > 0 && evaluated >= TRIES_PER_CODE,
          `Only ${evaluated} tries at ${sentCodeCount} codes were evaluated: ${errorCodeSummary}`,
        )
        assertHolds(
          [...errorCodeCounts.keys()].every((code) => /^OTP_(LIMIT|WRONG|TRIES_USED)$/.test(code)),
          `Unexpected error codes: ${errorCodeSummary}`,
        )
        await Promise.all(nodes.map((each) => each.stop()))
        return `${GUESSES} guesses at ${sentCodeCount} valid codes from ${ADDRESSES} addresses: ${evaluated} were evaluated, none signed in; the owner did.`
      }),
    ),
  ),
)
