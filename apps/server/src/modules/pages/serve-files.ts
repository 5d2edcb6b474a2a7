import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Settings } from "../../settings.ts"

const FOREVER = "public, max-age=31536000, immutable"

/**
 * Serves scripts, styles, fonts and pictures. Their names change with their contents, so browsers may cache them for a
 * year.
 */
export function serveFiles(
  http: FastifyInstance,
  { webDir, picturesDir }: Pick<Settings, "webDir" | "picturesDir">,
): void {
  if (webDir === undefined) return
  const clientDir = join(webDir, "client")
  const shared = {
    index: false,
    wildcard: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header("cache-control", FOREVER),
  } as const
  http.register(fastifyStatic, {
    ...shared,
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    preCompressed: true,
  })
  if (existsSync(picturesDir)) {
    http.register(fastifyStatic, {
      ...shared,
      root: picturesDir,
      prefix: "/pictures/",
      allowedPath: (path) => /\.(avif|webp)$/.test(path),
    })
  }
  const icon = readFileSync(join(clientDir, "icon.svg"))
  http.get("/icon.svg", (_request, reply) => {
    reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(icon)
  })
}
