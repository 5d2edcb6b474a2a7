import { isIPv6 } from "node:net"

/**
 * Who is counted together: an IPv4 address, or the first half of an IPv6 one. A household or a server is given all of
 * the second half, so counting single addresses there would count nothing.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "")
  return isIPv6(plain) ? `${firstHalf(plain)}::/64` : plain
}

function firstHalf(address: string): string {
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""))
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0")
  const groups = [...left, ...gap, ...right].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")
}
