import {
  attackerAddress,
  callLogin,
  type Attacker,
  inParallel,
  sendFingerprint,
  startAttacker,
} from "./support/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { startServer } from "./support/start-server.ts"
import { withMessageStandIn } from "./support/with-message-stand-in.ts"

/*
 * IDN-16, SEC-7. Ten thousand requests for codes to a thousand numbers from one address, by browsers with a person's
 * fingerprint, a program's, a forged one and none, all mixed. Then programs, one device, and browsers without a
 * fingerprint, each from an address of its own. Then consecutive numbers, and one number, from a thousand addresses
 * each. The messages that the provider accepted are counted: never more than the limits allow, and for the first ten
 * thousand requests as many as the server reported as sent.
 *
 * Verified to catch: no limit per network ("300 messages"), no limit per block of numbers ("consecutive numbers"),
 * programs that don't count towards their network's limit ("75 messages"), and no limit for browsers without a
 * fingerprint ("60 messages were sent for browsers without a fingerprint").
 */

const PER_NETWORK = 60
const PER_DEVICE = 10
/** Per network and hour: all programs, and all browsers without a fingerprint. */
const PROGRAMS = 15
const WITHOUT_FINGERPRINT = 30
const PER_BLOCK = 50
const PER_NUMBER = 5
const CONCURRENCY = 64

await drill("SMS pumping", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessageStandIn(async (partners, messages) => {
        const env = { DATA_DIR, DATABASE_URL, GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ...messages }
        const nodes = [await startServer(env), await startServer(env)]
        const node = (each: number) => nodes[each % 2]?.address ?? ""
        const sentTo = async (to: string) => (await partners.messages(to)).length

        /** The fingerprints of attackers; those without an entry send none. */
        const fingerprints = new Map<Attacker, { id: string; hash: string }>()
        const sendFingerprintFor = async (
          attacker: Attacker,
          fingerprintOptions: Parameters<typeof sendFingerprint>[2] = {},
          isForged = false,
        ) => {
          const { id, hash } = await sendFingerprint(node(0), attacker, fingerprintOptions)
          fingerprints.set(attacker, {
            id,
            hash: isForged ? hash.replace(/^./, (first) => (first === "0" ? "1" : "0")) : hash,
          })
        }

        /** Sends requests for codes from these attackers to these numbers. Returns how many were answered as sent. */
        async function pump(requests: number, attackers: readonly Attacker[], numberOf: (each: number) => string) {
          let acceptedCount = 0
          await inParallel(requests, CONCURRENCY, async (each) => {
            const attacker = attackers[each % attackers.length]
            if (!attacker) return
            const body = { mobile: numberOf(each), termsAccepted: true, fingerprint: fingerprints.get(attacker) }
            const { status, code } = await callLogin(node(each), attacker, "getotp", body)
            if (status === 200) acceptedCount++
            else assertHolds(/^OTP_(LIMIT|TOO_SOON)$/.test(code), `A request was answered ${status} ${code}.`)
          })
          return acceptedCount
        }
        const startAttackersAt = (addresses: readonly string[]) =>
          Promise.all(addresses.map((address, each) => startAttacker(node(each), address)))

        const attackersAtOneAddress = await startAttackersAt(Array(48).fill("203.0.113.5"))
        for (const [each, attacker] of attackersAtOneAddress.entries()) {
          if (each % 4 === 3) continue
          await sendFingerprintFor(attacker, { webdriver: each % 4 === 1 }, each % 4 === 2)
        }
        // Each number in its own block, so that only the network's limit applies.
        const acceptedFromOne = await pump(
          10_000,
          attackersAtOneAddress,
          (each) => `9${String(10_000 + (each % 1_000))}1234`,
        )
        const sentFromOne = await sentTo("")
        assertHolds(
          sentFromOne <= PER_NETWORK,
          `${sentFromOne} messages were sent for one address; the limit is ${PER_NETWORK} an hour.`,
        )
        assertHolds(
          acceptedFromOne === sentFromOne,
          `${acceptedFromOne} messages were reported as sent, and ${sentFromOne} were sent.`,
        )

        for (const [index, [label, fingerprintOptions, maxMessages]] of (
          [
            ["programs", { webdriver: true }, PROGRAMS],
            ["one device", { visitorId: "one" }, PER_DEVICE],
            ["browsers without a fingerprint", undefined, WITHOUT_FINGERPRINT],
          ] as const
        ).entries()) {
          const attackers = await startAttackersAt(Array(20).fill(`203.0.113.${10 + index}`))
          if (fingerprintOptions)
            for (const attacker of attackers) await sendFingerprintFor(attacker, fingerprintOptions)
          const sentBefore = await sentTo("")
          await pump(1_000, attackers, (each) => `9${String(20_000 + index * 1_000 + (each % 1_000))}1234`)
          const sent = (await sentTo("")) - sentBefore
          assertHolds(
            sent <= maxMessages,
            `${sent} messages were sent for ${label} of one address; the limit is ${maxMessages} an hour.`,
          )
          assertHolds(sent > 0, `Nothing was sent for ${label}, who must not be locked out.`)
        }

        const attackersAtManyAddresses = await startAttackersAt(
          Array.from({ length: 1_000 }, (_, each) => attackerAddress(each)),
        )
        await pump(2_000, attackersAtManyAddresses, (each) => `977777${String(each % 1_000).padStart(4, "0")}`)
        const block = await sentTo("+91977777")
        assertHolds(
          block <= PER_BLOCK,
          `${block} messages were sent to consecutive numbers; the limit is ${PER_BLOCK} an hour.`,
        )
        await pump(2_000, attackersAtManyAddresses, () => "9666612345")
        const single = await sentTo("+919666612345")
        assertHolds(
          single <= PER_NUMBER,
          `${single} messages were sent to one number; the limit is ${PER_NUMBER} an hour.`,
        )
        await Promise.all(nodes.map((each) => each.stop()))
        return `17 000 requests: ${sentFromOne} sent for one address, ${block} to consecutive numbers, ${single} to one number.`
      }),
    ),
  ),
)
