import { createServer, type ServerResponse } from "node:http"

/* The baseline of the tracker benchmark: a bare server that keeps streams open and, on a message, writes the same bytes
   to each of them. */

const streams = new Set<ServerResponse>()
const event = `id: 1\nevent: tracker\ndata: ${"x".repeat(1_400)}\n\n`
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" })
  response.write(event)
  streams.add(response)
})
process.on("message", () => {
  for (const stream of streams) stream.write(event)
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.send?.(typeof address === "object" && address ? address.port : 0)
})
