import { publicOriginFor } from "../../platform/http/public-origin.ts"

/**
 * Returns the host that a code message names, so that phones autofill the code only on its pages. The client chooses a
 * request's host name, so it is trusted only if it is `localhost`. Otherwise the host comes from our public origin;
 * without one the message names no host.
 */
export function autofillHost(hostname: string, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin !== undefined) return new URL(publicOriginFor(hostname, publicOrigin)).hostname
  return /^(?:(?:in|lk|bd)\.)?localhost$/i.test(hostname) ? hostname.toLowerCase() : undefined
}
