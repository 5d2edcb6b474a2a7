import { createServer, type Server } from "node:http"
import { gzipSync } from "node:zlib"
import { fetchOnce } from "../fetch-once.ts"

/**
 * Serves the page as a static file: without scripts, everything else unchanged, compressed and cached as a static host
 * would.
 */
export async function serveStaticCopy(port: number, country: string, page: string): Promise<Server> {
  const html = (await fetchOnce(port, country, page)).body
    .toString()
    .replaceAll(/<script\b(?! type="application\/ld).*?<\/script>/gs, "")
    .replaceAll(/ nonce="[^"]*"/g, "")
  const zipped = gzipSync(html)
  const files = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/"
    if (path === page)
      return response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
        .end(zipped)
    let file = files.get(path)
    if (!file) {
      const fetched = await fetchOnce(port, country, path).catch(() => undefined)
      if (!fetched) return response.writeHead(404).end()
      const { headers, body } = fetched
      file = { type: headers["content-type"] ?? "", bytes: body }
      files.set(path, file)
    }
    return response.writeHead(200, { "content-type": file.type, "cache-control": "max-age=31536000" }).end(file.bytes)
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  return server
}
