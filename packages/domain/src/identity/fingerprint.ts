const SEED = 31

/**
 * Part of the browser's code and therefore not secret. The hash only shows that a browser ran our code with our
 * challenge.
 */
const PUBLIC_SECRET = "hearth-31"

/**
 * IDN-14: the hash that a browser stores with its id and sends when it requests a one-time code. It is the SHA-512, in
 * hex, of three parts joined by dots: the id and challenge folded into a number of 32 bits, the challenge, and the
 * secret.
 */
export async function fingerprintHash({ id, challenge }: { id: string; challenge: string }): Promise<string> {
  const text = `${fold(id + challenge)}.${challenge}.${PUBLIC_SECRET}`
  const digest = await crypto.subtle.digest("SHA-512", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Starts with the seed and, for each code unit, multiplies by the seed and adds the code unit. */
function fold(text: string): number {
  let folded = SEED
  for (let index = 0; index < text.length; index++) folded = (Math.imul(folded, SEED) + text.charCodeAt(index)) >>> 0
  return folded
}
