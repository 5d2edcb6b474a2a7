import {
  attackerIpAddress,
  callLogin,
  type GuestClient,
  inParallel,
  sendFingerprint,
  startGuestClient,
} from "./support/attacker.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { startServer } from "./support/start-server.ts"
import { withMessageStandIn } from "./support/with-message-stand-in.ts"

/*
 * IDN-16, SEC-7. Attackers request codes in these ways:
 * - ten thousand requests for a thousand numbers, all from one address. A quarter of the browsers have a person's
 *   fingerprint, a quarter a program's, a quarter a forged one and a quarter none
 * - only programs, only one device, and only browsers without a fingerprint; each of the three groups has one address
 * - requests from a thousand addresses for consecutive numbers, and then for a single number
 * The drill counts the messages that the provider accepted: never more than the limits allow, and for the first ten
 * thousand requests as many as the server reported as sent.
 *
 * Verified to catch: no limit per network ("300 messages"), no limit per block of numbers ("consecutive numbers"),
 * programs that don't count towards their network's limit ("75 messages"), and no limit for browsers without a
 * fingerprint ("60 messages were sent for browsers without a fingerprint").
 */

/** The server's limits, in messages per hour. */
const PER_NETWORK = 60
const PER_DEVICE = 10
const PER_NETWORK_FOR_PROGRAMS = 15
const PER_NETWORK_WITHOUT_FINGERPRINT = 30
/** A block is all numbers that differ only in the last four digits. */
const PER_BLOCK = 50
const PER_NUMBER = 5
/** Requests in flight at a time. */
const CONCURRENCY = 64

await drill("SMS pumping", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withMessageStandIn(async (partners, messages) => {
        const env = { DATA_DIR, DATABASE_URL, GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ...messages }
        const nodes = [await startServer(env), await startServer(env)]
        const node = (index: number) => nodes[index % 2]?.address ?? ""
        /** Counts the messages to numbers that contain these digits; "" counts all messages. */
        const countMessages = async (digits: string) => (await partners.messages(digits)).length

        /** The fingerprint of each attacker. An attacker without an entry sends none. */
        const fingerprints = new Map<GuestClient, { id: string; hash: string }>()
        const sendFingerprintFor = async (
          attacker: GuestClient,
          fingerprintOptions: Parameters<typeof sendFingerprint>[2] = {},
          { isForged = false } = {},
        ) => {
          const { id, hash } = await sendFingerprint(node(0), attacker, fingerprintOptions)
          fingerprints.set(attacker, {
            id,
            hash: isForged ? hash.replace(/^./, (first) => (first === "0" ? "1" : "0")) : hash,
          })
        }

        /** Requests codes for these numbers. Returns how many codes the server reported as sent. */
        async function pump(requests: number, attackers: readonly GuestClient[], numberOf: (index: number) => string) {
          let acceptedCount = 0
          await inParallel(requests, CONCURRENCY, async (index) => {
            const attacker = attackers[index % attackers.length]
            if (!attacker) return
            const body = { mobile: numberOf(index), termsAccepted: true, fingerprint: fingerprints.get(attacker) }
            const { status, code } = await callLogin(node(index), attacker, "getotp", body)
            if (status === 200) acceptedCount++
            else assertHolds(/^OTP_(LIMIT|TOO_SOON)$/.test(code), `A request was answered ${status} ${code}.`)
          })
          return acceptedCount
        }
        const startAttackersAt = (addresses: readonly string[]) =>
          Promise.all(addresses.map((address, index) => startGuestClient(node(index), address)))

        const attackersAtOneAddress = await startAttackersAt(Array(48).fill("203.0.113.5"))
        for (const [index, attacker] of attackersAtOneAddress.entries()) {
          if (index % 4 === 3) continue
          await sendFingerprintFor(attacker, { webdriver: index % 4 === 1 }, { isForged: index % 4 === 2 })
        }
        // Each number in its own block, so that only the network's limit applies.
        const acceptedFromOne = await pump(
          10_000,
          attackersAtOneAddress,
          (index) => `9${String(10_000 + (index % 1_000))}1234`,
        )
        const sentFromOne = await countMessages("")
        assertHolds(
          sentFromOne <= PER_NETWORK,
          `${sentFromOne} messages were sent for one address; the limit is ${PER_NETWORK} an hour.`,
        )
        assertHolds(
          acceptedFromOne === sentFromOne,
          `${acceptedFromOne} messages were reported as sent, and ${sentFromOne} were sent.`,
        )

        for (const [group, [label, fingerprintOptions, maxMessages]] of (
          [
            ["programs", { webdriver: true }, PER_NETWORK_FOR_PROGRAMS],
            ["one device", { visitorId: "one" }, PER_DEVICE],
            ["browsers without a fingerprint", undefined, PER_NETWORK_WITHOUT_FINGERPRINT],
          ] as const
        ).entries()) {
          const attackers = await startAttackersAt(Array(20).fill(`203.0.113.${10 + group}`))
          if (fingerprintOptions)
            for (const attacker of attackers) await sendFingerprintFor(attacker, fingerprintOptions)
          const sentBefore = await countMessages("")
          await pump(1_000, attackers, (index) => `9${String(20_000 + group * 1_000 + (index % 1_000))}1234`)
          const sent = (await countMessages("")) - sentBefore
          assertHolds(
            sent <= maxMessages,
            `${sent} messages were sent for ${label} of one address; the limit is ${maxMessages} an hour.`,
          )
          assertHolds(sent > 0, `Nothing was sent for ${label}, who must not be locked out.`)
        }

        const attackersAtManyAddresses = await startAttackersAt(
          Array.from({ length: 1_000 }, (_, index) => attackerIpAddress(index)),
        )
        await pump(2_000, attackersAtManyAddresses, (index) => `977777${String(index % 1_000).padStart(4, "0")}`)
        const block = await countMessages("+91977777")
        assertHolds(
          block <= PER_BLOCK,
          `${block} messages were sent to consecutive numbers; the limit is ${PER_BLOCK} an hour.`,
        )
        await pump(2_000, attackersAtManyAddresses, () => "9666612345")
        const single = await countMessages("+919666612345")
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
