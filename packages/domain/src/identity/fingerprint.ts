const SEED = 31

/**
 * Part of the browser's code and therefore not secret. The hash only shows that a browser ran our code with our
 * challenge.
 */
const PUBLIC_SECRET = "hearth-31"

/**
 * IDN-14: the hash that a browser stores with its id and sends when it requests a one-time code.
 *
 * **Decided:** the id and challenge from the response are folded into 32 bits (h = h × 31 + code unit, starting with
 * 31); the hash is the SHA-512, in hex, of that number, the challenge and the secret, joined by dots.
 */
export async function fingerprintHash({ id, challenge }: { id: string; challenge: string }): Promise<string> {
  const text = `${fold(id + challenge)}.${challenge}.${PUBLIC_SECRET}`
  const digest = await crypto.subtle.digest("SHA-512", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function fold(text: string): number {
  let folded = SEED
  for (let index = 0; index < text.length; index++) folded = (Math.imul(folded, SEED) + text.charCodeAt(index)) >>> 0
  return folded
}
