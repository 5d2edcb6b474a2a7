import fastifyStatic from "@fastify/static"
import type { FastifyReply, FastifyRequest } from "fastify"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { countryOf } from "../../platform/http/call.ts"
import type { Platform } from "../../platform/platform.ts"
import { consoleHeaders } from "./console-headers.ts"

const FOREVER = "public, max-age=31536000, immutable"
const ONE_DAY = "public, max-age=86400"
const rootFiles = { "icon.svg": "image/svg+xml", "console.webmanifest": "application/manifest+json" } as const

/** Serves the console if there is a build of it. */
export function consoleRoutes({ http, settings }: Pick<Platform, "http" | "settings">): void {
  const { consoleDir, country } = settings
  if (consoleDir === undefined) return
  const headers = consoleHeaders

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

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Read at each request: the file is about a kilobyte, few people use the console, and a new build is visible
    // immediately.
    const page = await readFile(join(consoleDir, "index.html"), "utf8")
    const localisedPage = page.replace('data-country=""', `data-country="${countryOf(request, country)}"`)
    return reply.headers(headers).send(localisedPage)
  }
  http.get("/console", (_request, reply) => reply.redirect("/console/", 308))
  http.get("/console/*", sendPage)
}
