import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

const FOREVER = "public, max-age=31536000, immutable"
const ONE_DAY = "public, max-age=86400"
const rootFiles = { "icon.svg": "image/svg+xml", "console.webmanifest": "application/manifest+json" } as const

/** Serves the console's scripts and styles, whose names change with their contents, its icon and its manifest. */
export function serveConsoleFiles(http: FastifyInstance, consoleDir: string): void {
  http.register(fastifyStatic, {
    root: join(consoleDir, "assets"),
    prefix: "/console/assets/",
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header("cache-control", FOREVER),
  })
  for (const [name, type] of Object.entries(rootFiles)) {
    http.get(`/console/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", ONE_DAY)
        .send(await readFile(join(consoleDir, name))),
    )
  }
}
