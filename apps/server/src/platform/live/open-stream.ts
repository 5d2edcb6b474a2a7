import type { FastifyReply, FastifyRequest } from "fastify"

/** Server-sent events to one client. */
export interface LiveStream {
  /** Sends one event with its data as JSON. With an id, a client that reconnects reports the last one it received. */
  send(event: string, data: string, id?: number): void
  /** Called once, whichever side closes the stream. */
  onClose(listener: () => void): void
  close(): void
}

/** Drops clients whose send buffer exceeds this limit; they reconnect and get the complete state. */
const MAX_BUFFERED_BYTES = 256 * 1024
/** How soon a disconnected client should reconnect. */
const RETRY_MS = 2_000

/**
 * Answers a call with a stream that stays open. The handler must check everything first, because the status is 200
 * from here on.
 */
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
      // The stream has already ended; its close event follows.
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > MAX_BUFFERED_BYTES) return void raw.destroy()
      raw.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)
    },
    // Also calls the listener if the client left before the stream was open.
    onClose: (listener) => void (raw.destroyed ? queueMicrotask(listener) : raw.once("close", listener)),
    close: () => void raw.end(),
  }
  request.server.streams.add(raw)
  // The server has stopped listening: the client reconnects to another node.
  if (!request.server.server.listening && request.server.traffic.isDraining) raw.end()
  const { socket } = request.raw
  stream.onClose(() => {
    request.server.streams.delete(raw)
    // A client that disconnects may leave the connection half open, and a stopping server would wait for it.
    socket.destroySoon()
  })
  return stream
}
