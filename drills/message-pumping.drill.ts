import { addressOf, ask, type Attacker, inParallel, startAttacker } from "./rig/attacker.ts"
import { drill, must, withDirectory, withPostgres } from "./rig/drill.ts"
import { startServer } from "./rig/start-server.ts"
import { withMessages } from "./rig/with-messages.ts"

/*
 * IDN-16, SEC-7. Ten thousand requests for codes to a thousand numbers from one address; then numbers counted through,
 * and one number, from a thousand addresses each. Counted is what the provider took: never more than the limits say, and
 * as many as our own books say.
 *
 * Seen catching: no limit per network ("300 messages"), none per block of numbers ("counted through").
 */

const PER_NETWORK = 60
const PER_BLOCK = 50
const PER_NUMBER = 5
const AT_ONCE = 64

await drill("message pumping", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessages(async (partners, messages) => {
        const env = { DATA_DIR, DATABASE_URL, GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ...messages }
        const nodes = [await startServer(env), await startServer(env)]
        const node = (each: number) => nodes[each % 2]?.address ?? ""
        const sentTo = async (to: string) => (await partners.messages(to)).length

        /** So many requests, by attackers at their addresses, to numbers. Answers how many were said to be sent. */
        async function pump(requests: number, attackers: readonly Attacker[], numberOf: (each: number) => string) {
          let said = 0
          await inParallel(requests, AT_ONCE, async (each) => {
            const attacker = attackers[each % attackers.length]
            if (!attacker) return
            const body = { mobile: numberOf(each), termsAccepted: true }
            const { status, code } = await ask(node(each), attacker, "getotp", body)
            if (status === 200) said++
            else must(/^OTP_(LIMIT|TOO_SOON)$/.test(code), `A request was answered ${status} ${code}.`)
          })
          return said
        }
        const manyAt = (addresses: readonly string[]) =>
          Promise.all(addresses.map((address, each) => startAttacker(node(each), address)))

        const one = await manyAt(Array(50).fill("203.0.113.5"))
        // Each number in a block of its own, so that only the network's limit stands in the way.
        const fromOne = await pump(10_000, one, (each) => `9${String(10_000 + (each % 1_000))}1234`)
        const taken = await sentTo("")
        must(taken <= PER_NETWORK, `One address had ${taken} messages sent, and it may have ${PER_NETWORK} an hour.`)
        must(fromOne === taken, `${fromOne} were said to be sent and ${taken} were.`)

        const many = await manyAt(Array.from({ length: 1_000 }, (_, each) => addressOf(each)))
        await pump(2_000, many, (each) => `977777${String(each % 1_000).padStart(4, "0")}`)
        const block = await sentTo("+91977777")
        must(block <= PER_BLOCK, `Numbers counted through had ${block} messages, and may have ${PER_BLOCK} an hour.`)
        await pump(2_000, many, () => "9666612345")
        const single = await sentTo("+919666612345")
        must(single <= PER_NUMBER, `One number had ${single} messages, and may have ${PER_NUMBER} an hour.`)
        await Promise.all(nodes.map((each) => each.stop()))
        return `14 000 requests: ${taken} sent for one address, ${block} to numbers counted through, ${single} to one number.`
      }),
    ),
  ),
)
