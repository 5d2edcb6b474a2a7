import {
  attackerAddress,
  callLogin,
  type Attacker,
  inParallel,
  sendFingerprint,
  startAttacker,
} from "./rig/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./rig/drill.ts"
import { startServer } from "./rig/start-server.ts"
import { withMessages } from "./rig/with-messages.ts"

/*
 * IDN-16, SEC-7. Ten thousand requests for codes to a thousand numbers from one address, by browsers with a fingerprint
 * like a person's, like a program's, with a false one and without one, all mixed; then each kind from its own address,
 * and one device. Then consecutive numbers, and one number, from a thousand addresses each. The messages that the
 * provider accepted are counted: never more than the limits allow, and as many as in our database.
 *
 * Verified to catch: no limit per network ("300 messages"), none per block of numbers ("counted through"), programs
 * counted beside their network instead of in it ("75 messages"), none for browsers without a fingerprint ("60 messages
 * were sent for those who show nothing").
 */

const PER_NETWORK = 60
const PER_DEVICE = 10
/** Per network and hour: all programs, and all browsers without a fingerprint. */
const PROGRAMS = 15
const UNNAMED = 30
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

        /** The fingerprints of attackers; those without an entry send none. */
        const shown = new Map<Attacker, { id: string; hash: string }>()
        const show = async (attacker: Attacker, how: Parameters<typeof sendFingerprint>[2] = {}, isLying = false) => {
          const { id, hash } = await sendFingerprint(node(0), attacker, how)
          shown.set(attacker, { id, hash: isLying ? hash.replace(/^./, (first) => (first === "0" ? "1" : "0")) : hash })
        }

        /** Sends requests for codes from these attackers to these numbers. Returns how many were answered as sent. */
        async function pump(requests: number, attackers: readonly Attacker[], numberOf: (each: number) => string) {
          let said = 0
          await inParallel(requests, AT_ONCE, async (each) => {
            const attacker = attackers[each % attackers.length]
            if (!attacker) return
            const body = { mobile: numberOf(each), termsAccepted: true, fingerprint: shown.get(attacker) }
            const { status, code } = await callLogin(node(each), attacker, "getotp", body)
            if (status === 200) said++
            else assertHolds(/^OTP_(LIMIT|TOO_SOON)$/.test(code), `A request was answered ${status} ${code}.`)
          })
          return said
        }
        const manyAt = (addresses: readonly string[]) =>
          Promise.all(addresses.map((address, each) => startAttacker(node(each), address)))

        const one = await manyAt(Array(48).fill("203.0.113.5"))
        for (const [each, attacker] of one.entries()) {
          if (each % 4 === 3) continue
          await show(attacker, { webdriver: each % 4 === 1 }, each % 4 === 2)
        }
        // Each number in its own block, so that only the network's limit applies.
        const fromOne = await pump(10_000, one, (each) => `9${String(10_000 + (each % 1_000))}1234`)
        const taken = await sentTo("")
        assertHolds(
          taken <= PER_NETWORK,
          `One address had ${taken} messages sent, and it may have ${PER_NETWORK} an hour.`,
        )
        assertHolds(fromOne === taken, `${fromOne} were said to be sent and ${taken} were.`)

        for (const [at, [who, how, most]] of (
          [
            ["programs", { webdriver: true }, PROGRAMS],
            ["one device", { visitorId: "one" }, PER_DEVICE],
            ["those who show nothing", undefined, UNNAMED],
          ] as const
        ).entries()) {
          const gang = await manyAt(Array(20).fill(`203.0.113.${10 + at}`))
          if (how) for (const attacker of gang) await show(attacker, how)
          const before = await sentTo("")
          await pump(1_000, gang, (each) => `9${String(20_000 + at * 1_000 + (each % 1_000))}1234`)
          const sent = (await sentTo("")) - before
          assertHolds(
            sent <= most,
            `${sent} messages were sent for ${who} of one address, and it may be ${most} an hour.`,
          )
          assertHolds(sent > 0, `Nothing was sent for ${who}: nobody is to be shut out.`)
        }

        const many = await manyAt(Array.from({ length: 1_000 }, (_, each) => attackerAddress(each)))
        await pump(2_000, many, (each) => `977777${String(each % 1_000).padStart(4, "0")}`)
        const block = await sentTo("+91977777")
        assertHolds(
          block <= PER_BLOCK,
          `Numbers counted through had ${block} messages, and may have ${PER_BLOCK} an hour.`,
        )
        await pump(2_000, many, () => "9666612345")
        const single = await sentTo("+919666612345")
        assertHolds(single <= PER_NUMBER, `One number had ${single} messages, and may have ${PER_NUMBER} an hour.`)
        await Promise.all(nodes.map((each) => each.stop()))
        return `17 000 requests: ${taken} sent for one address, ${block} to numbers counted through, ${single} to one number.`
      }),
    ),
  ),
)
