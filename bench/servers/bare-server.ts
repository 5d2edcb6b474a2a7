import { createServer } from "node:http"

/** The baseline of the request benchmarks: a `node:http` server that always sends the response it received over IPC. */
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64")
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    process.send?.(typeof address === "object" && address ? address.port : 0)
  })
})
