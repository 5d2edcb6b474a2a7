import type { IncomingMessage } from "node:http"

/** Without this a page of another site could read a desk through a name that it points at this machine. */
export function isLoopbackHost({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(headers.host ?? "")
}
