import type { FastifyReply, FastifyRequest } from "fastify"

/** Server-sent events to one listener. */
export interface LiveStream {
  /** One event, its data already written as JSON. With an id a listener that comes again says where it was. */
  send(event: string, data: string, id?: number): void
  /** Called once, whoever ends it. */
  onClose(listener: () => void): void
  close(): void
}

/** Who takes nothing for so long that this much waits for them is let go; they come again and are told all of it. */
const MAX_BUFFERED_BYTES = 256 * 1024
/** How soon a listener that lost us should come again. */
const RETRY_MS = 2_000

/** Answers a call with a stream that stays open. The call's handler checks everything first: from here on it is 200. */
export function openStream(request: FastifyRequest, reply: FastifyReply): LiveStream {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "x-accel-buffering": "no",
  })
  raw.write(`retry: ${RETRY_MS}\n\n`)
  const stream: LiveStream = {
    send(event, data, id) {
      // Already ended, by whomever; its end is told in a moment.
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > MAX_BUFFERED_BYTES) return void raw.destroy()
      raw.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)
    },
    // Whoever left before it was open is told as well.
    onClose: (listener) => void (raw.destroyed ? queueMicrotask(listener) : raw.once("close", listener)),
    close: () => void raw.end(),
  }
  request.server.streams.add(raw)
  // The server has stopped listening: the client reconnects, to a node that stays.
  if (!request.server.server.listening && request.server.traffic.isDraining) raw.end()
  const { socket } = request.raw
  stream.onClose(() => {
    request.server.streams.delete(raw)
    // A listener who hangs up may leave the connection half open, and a server that stops would wait for it.
    socket.destroySoon()
  })
  return stream
}
