import { isIP } from "node:net"
import { z } from "zod"

/** A problem that the operator can fix, such as a wrong setting or a damaged backup. Its message is one sentence. */
export class OperatorError extends Error {}

/** Requests contain a key, so other machines must be reached over TLS. */
export const partnerUrl = z
  .url({ protocol: /^https?$/, error: "must be an https:// address" })
  .refine(
    (url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url),
    "must be an https:// address",
  )

const addressWords = ["loopback", "linklocal", "uniquelocal"]

function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, ...extraParts] = entry.split("/")
  const family = isIP(address)
  if (family === 0 || extraParts.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

/** Addresses, ranges, or words that name a range. */
export const trustProxy = z.string().superRefine((list, context) => {
  for (const entry of list.split(",").map((each) => each.trim())) {
    if (addressWords.includes(entry) || isAddressOrRange(entry)) continue
    context.addIssue(`names "${entry}", which is not an address, a CIDR range or one of ${addressWords.join(", ")}`)
  }
})
