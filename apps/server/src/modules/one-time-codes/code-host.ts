import { publicOriginFor } from "../../platform/http/public-origin.ts"

/**
 * Returns the host whose pages a phone may fill the code in on. A request's host name is chosen by the caller, so it
 * counts only if it is `localhost`. Otherwise the host comes from our public origin; without one the message names no
 * host.
 */
export function codeHost(hostname: string, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin !== undefined) return new URL(publicOriginFor(hostname, publicOrigin)).hostname
  return /^(?:(?:in|lk|bd)\.)?localhost$/i.test(hostname) ? hostname.toLowerCase() : undefined
}
