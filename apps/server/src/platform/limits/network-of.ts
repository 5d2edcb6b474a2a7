import { isIPv6 } from "node:net"

/**
 * Returns the network that requests are counted by: an IPv4 address, or the first half of an IPv6 address. A household
 * or server has the whole second half, so counting single addresses would limit nothing. An address has many spellings,
 * and proxies add ports: all of them are normalised to one.
 */
export function networkOf(address: string): string {
  const normalised = withoutPort(address.trim()).replace(/%.*/, "")
  if (!normalised.includes(":")) return ipv4(normalised) ?? normalised.toLowerCase()
  if (!isIPv6(normalised)) return normalised.toLowerCase()
  const groups = groupsOf(normalised)
  // IPv4 as IPv6 (::ffff:a.b.c.d), and through NAT64 (64:ff9b::a.b.c.d).
  const beginning = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(":")
  if (beginning === "0:0:0:0:0:ffff" || beginning === "64:ff9b:0:0:0:0") {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".")
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** Removes the port: `[2001:db8::1]:443`, `203.0.113.7:443`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address)
  return bracketed?.[1] ?? address.replace(/^([\d.]+):\d*$/, "$1")
}

/** Leading zeros are ignored: forwarding headers contain no octal addresses. */
function ipv4(text: string): string | undefined {
  const parts = text.split(".")
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,6}$/.test(part) && Number(part) <= 255)
  return isAddress ? parts.map(Number).join(".") : undefined
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A last part in IPv4 notation stands for two groups.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = hex.split("::").map((part) => part.split(":").filter((group) => group !== ""))
  const gap = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0")
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16))
}
