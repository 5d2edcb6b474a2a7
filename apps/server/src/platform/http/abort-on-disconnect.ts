import type { FastifyReply } from "fastify"

/**
 * Returns a signal that is aborted when the client disconnects before the response. Fastify's `request.signal` doesn't
 * work here: Node closes the request as soon as its body is read, so every call with a body would seem aborted.
 */
export function abortOnDisconnect({ raw }: Pick<FastifyReply, "raw">): AbortSignal {
  const control = new AbortController()
  raw.once("close", () => {
    if (!raw.writableFinished) control.abort()
  })
  return control.signal
}
