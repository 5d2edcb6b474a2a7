import type { FastifyInstance } from "fastify"
import type { Routes } from "./create-routes.ts"
import { rejectUnknownRoutes } from "./reject-unknown-routes.ts"

/** Registers the API under its prefix. */
export function mountApi(http: FastifyInstance, routes: Pick<Routes, "mount" | "registered">): void {
  http.register(
    async (api) => {
      routes.mount(api)
      rejectUnknownRoutes(api, routes.registered())
    },
    { prefix: "/api" },
  )
}
