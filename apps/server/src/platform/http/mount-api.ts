import type { FastifyInstance } from "fastify"
import type { Routes } from "./create-routes.ts"
import { refuseUnknown } from "./refuse-unknown.ts"
import { apiHeaders } from "./security-headers.ts"

/** The API under its base, with the headers that every answer of it carries. */
export function mountApi(http: FastifyInstance, routes: Pick<Routes, "mount" | "registered">): void {
  http.register(
    async (api) => {
      api.addHook("onRequest", (_request, reply, done) => {
        reply.headers(apiHeaders)
        done()
      })
      routes.mount(api)
      refuseUnknown(api, routes.registered())
    },
    { prefix: "/api" },
  )
}
