import type { FastifyReply } from "fastify"

/**
 * Aborted when the one who asked has gone before the answer. Fastify's own `request.signal` won't do: Node closes the
 * request as soon as its body is read, so every call with a body looks abandoned from the start.
 */
export function abortOnDisconnect({ raw }: Pick<FastifyReply, "raw">): AbortSignal {
  const control = new AbortController()
  raw.once("close", () => {
    if (!raw.writableFinished) control.abort()
  })
  return control.signal
}
