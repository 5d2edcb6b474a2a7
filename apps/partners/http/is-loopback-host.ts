import type { IncomingMessage } from "node:http"

/**
 * Prevents DNS rebinding: without this check, a page of another site could read an admin page through a host name that
 * resolves to this machine.
 */
export function isLoopbackHost({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(headers.host ?? "")
}
