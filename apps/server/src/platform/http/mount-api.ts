import type { FastifyInstance } from "fastify"

/** The API under its base, with the headers that every answer of it carries. */
export function mountApi(http: FastifyInstance, mount: (api: FastifyInstance) => void): void {
  http.register(
    async (api) => {
      api.addHook("onRequest", (_request, reply, done) => {
        reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
        reply.header("referrer-policy", "no-referrer")
        reply.header("cache-control", "no-store")
        done()
      })
      mount(api)
    },
    { prefix: "/api" },
  )
}
