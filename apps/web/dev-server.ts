import type { PageRequest, RenderPage } from "@hearth/contract/page-rendering.ts"
import { createApi } from "@hearth/contract/client.ts"
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { createServer as createVite } from "vite"

/*
 * The web app with hot reload, in front of a running server. Pages still come from the server, so that URLs, heads and
 * data are real; the server has them rendered here, from the current sources.
 */

const root = import.meta.dirname
const port = Number(process.env.DEV_PORT ?? 3001)
const serverUrl = new URL(process.env.SERVER_URL ?? "http://127.0.0.1:3000")
const RENDER_PATH = "/__render"

const http = createServer(handleRequest)
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: true, hmr: { server: http } } })
writeStubBuild(process.env.DEV_WEB_DIR ?? join(root, "../../.cache/web-dev"))
http.listen(port, "127.0.0.1", () => process.stdout.write(`http://in.localhost:${port}\n`))

function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? "/"
  if (path === RENDER_PATH) void render(request, response)
  else if (path.startsWith("/api/") || path.startsWith("/pictures/")) proxyToServer(request, response)
  else vite.middlewares(request, response, () => proxyToServer(request, response))
}

async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const page = (await json(request)) as Omit<PageRequest, "api">
    const { createRenderer } = (await vite.ssrLoadModule("/app/entry.server.tsx")) as {
      createRenderer(assets: unknown): RenderPage
    }
    const renderPage = createRenderer({
      version: "dev",
      forRoutes: () => ({ scripts: ["/@vite/client", "/app/entry.client.tsx"], styles: [], fonts: [] }),
    })
    const renderedPage = await renderPage({ ...page, api: createServerApi(page.context.country.toLowerCase()) })
    response.setHeader("content-type", "application/json").end(JSON.stringify(renderedPage))
  } catch (error) {
    vite.ssrFixStacktrace(error as Error)
    response.writeHead(500).end(String((error as Error).stack))
  }
}

function createServerApi(countryPrefix: string) {
  return createApi(async ({ method, path }) => {
    const serverResponse = await requestServer(method, `/api${path}`, { host: `${countryPrefix}.internal` })
    return { status: serverResponse.statusCode ?? 500, body: await json(serverResponse) }
  })
}

function requestServer(method: string, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send(serverUrl, { method, path, headers }, resolve).on("error", reject).end()
  })
}

function proxyToServer(request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port: serverPort } = serverUrl
  const proxied = send({
    hostname,
    port: serverPort,
    method: request.method,
    path: request.url,
    headers: request.headers,
  })
  proxied.on("response", (serverResponse) => {
    // Hot reload inserts styles into the page, which the real page's policy forbids.
    const { "content-security-policy": _policy, ...headers } = serverResponse.headers
    response.writeHead(serverResponse.statusCode ?? 500, headers)
    serverResponse.pipe(response)
  })
  proxied.on("error", () => response.writeHead(502).end("The server is not reachable yet."))
  request.pipe(proxied)
}

/** The build that the server loads instead of a real one: it forwards every page to this process. */
function writeStubBuild(dir: string): void {
  mkdirSync(join(dir, "client/.vite"), { recursive: true })
  mkdirSync(join(dir, "client/assets"), { recursive: true })
  mkdirSync(join(dir, "server"), { recursive: true })
  copyFileSync(join(root, "public/icon.svg"), join(dir, "client/icon.svg"))
  writeFileSync(join(dir, "client/.vite/manifest.json"), JSON.stringify({ entry: { file: "dev.js", isEntry: true } }))
  writeFileSync(
    join(dir, "server/entry.server.js"),
    `export const createRenderer = () => async ({ api, ...page }) => {
  const response = await fetch("http://127.0.0.1:${port}${RENDER_PATH}", { method: "POST", body: JSON.stringify(page) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
`,
  )
}
