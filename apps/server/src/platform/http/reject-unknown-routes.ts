import type { Route } from "@hearth/contract/define-call.ts"
import type { FastifyInstance } from "fastify"
import { AppError } from "../errors/app-error.ts"

/**
 * Answers requests that match no call. The API needs its own catch-all, because pages catch everything else: an unknown
 * path gets NOT_FOUND, a known path with another method gets METHOD_NOT_ALLOWED with the allowed methods.
 */
export function rejectUnknownRoutes(api: FastifyInstance, routes: readonly Route[]): void {
  const routePatterns = routes.map((route) => {
    const [method = "", path = ""] = route.split(" ")
    return { method, pattern: new RegExp(`^${api.prefix}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }
  })
  for (const url of ["/", "/*"]) {
    api.all(url, {
      handler: unreachableHandler,
      exposeHeadRoute: false,
      // Before the body is read, because nothing needs the body of an unknown call.
      onRequest: (request, reply, done) => {
        const [path = ""] = (request.raw.url ?? "").split("?")
        const methods = routePatterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
        if (methods.length === 0) return done(new AppError("NOT_FOUND"))
        reply.header("allow", methods.join(", "))
        done(new AppError("METHOD_NOT_ALLOWED"))
      },
    })
  }
}

/** Never called: the `onRequest` hook refuses every request first. */
function unreachableHandler(): void {}
