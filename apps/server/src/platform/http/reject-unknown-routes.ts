import type { Route } from "@hearth/contract/define-call.ts"
import type { FastifyInstance } from "fastify"
import { AppError } from "../errors/app-error.ts"

/**
 * What no call answers. A catch-all of the API's own, because pages catch everything else: an unknown path is
 * NOT_FOUND, a known path with another method METHOD_NOT_ALLOWED with the methods it takes.
 */
export function rejectUnknownRoutes(api: FastifyInstance, routes: readonly Route[]): void {
  const known = routes.map((route) => {
    const [method = "", path = ""] = route.split(" ")
    return { method, pattern: new RegExp(`^${api.prefix}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }
  })
  for (const url of ["/", "/*"]) {
    api.all(url, {
      handler: unreachableHandler,
      exposeHeadRoute: false,
      // Before the body is read: that of a call which does not exist is of no interest.
      onRequest: (request, reply, done) => {
        const [path = ""] = (request.raw.url ?? "").split("?")
        const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
        if (methods.length === 0) return done(new AppError("NOT_FOUND"))
        reply.header("allow", methods.join(", "))
        done(new AppError("METHOD_NOT_ALLOWED"))
      },
    })
  }
}

/** Never reached: the hook before it has refused. */
function unreachableHandler(): void {}
