import type { FastifyInstance } from "fastify"
import type { Routes } from "./create-routes.ts"
import { refuseUnknown } from "./refuse-unknown.ts"

/** The API under its base. */
export function mountApi(http: FastifyInstance, routes: Pick<Routes, "mount" | "registered">): void {
  http.register(
    async (api) => {
      routes.mount(api)
      refuseUnknown(api, routes.registered())
    },
    { prefix: "/api" },
  )
}
