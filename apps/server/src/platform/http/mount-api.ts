import type { FastifyInstance } from "fastify"
import type { Routes } from "./create-routes.ts"
import { refuseUnknown } from "./refuse-unknown.ts"

/** The API under its base, with the headers that every answer of it carries. */
export function mountApi(http: FastifyInstance, routes: Pick<Routes, "mount" | "registered">): void {
  http.register(
    async (api) => {
      api.addHook("onRequest", (_request, reply, done) => {
        reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
        reply.header("referrer-policy", "no-referrer")
        reply.header("cache-control", "no-store")
        done()
      })
      routes.mount(api)
      refuseUnknown(api, routes.registered())
    },
    { prefix: "/api" },
  )
}
