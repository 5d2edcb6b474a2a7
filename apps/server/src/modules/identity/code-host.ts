import { publicOriginFor } from "../../platform/http/public-origin.ts"

/**
 * The page a phone may fill the code in on. What the request calls itself is the caller's word: it counts only where it
 * names this machine; elsewhere it is our own address, or the message names no page.
 */
export function codeHost(hostname: string, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin !== undefined) return new URL(publicOriginFor(hostname, publicOrigin)).hostname
  return /^(?:(?:in|lk|bd)\.)?localhost$/i.test(hostname) ? hostname.toLowerCase() : undefined
}
