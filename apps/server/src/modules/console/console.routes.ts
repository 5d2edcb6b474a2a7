import { countryOf } from "../../platform/http/call.ts"
import type { Platform } from "../../platform/platform.ts"
import { consoleHeaders } from "./console-headers.ts"
import { readConsolePage } from "./read-console-page.ts"
import { serveConsoleFiles } from "./serve-console-files.ts"

/** Serves the console if there is a build of it. */
export function consoleRoutes({ http, settings }: Pick<Platform, "http" | "settings">): void {
  const { consoleDir, country } = settings
  if (consoleDir === undefined) return

  serveConsoleFiles(http, consoleDir)
  http.get("/console", (_request, reply) => reply.redirect("/console/", 308))
  http.get("/console/*", async (request, reply) =>
    reply.headers(consoleHeaders).send(await readConsolePage(consoleDir, countryOf(request, country))),
  )
}
