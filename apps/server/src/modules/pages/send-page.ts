import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../settings.ts"
import type { CachedPage } from "./page-deps.ts"
import { contentSecurityPolicy, makeNonce, pageHeaders } from "./page-headers.ts"

type SendPage = (page: CachedPage, request: FastifyRequest, reply: FastifyReply) => void

/** Returns the function that sends a finished page with a new nonce. */
export function createPageSender({ mapTiles, payments }: Pick<Settings, "mapTiles" | "payments">): SendPage {
  const tileOrigin = mapTiles ? ` ${new URL(mapTiles.url).origin}` : ""
  // The policy belongs to the page that a visit started with, so it must allow Paytm's form on every page.
  const formOrigin = payments.paytm ? ` ${new URL(payments.paytm.url).origin}` : ""
  return (page, request, reply) => {
    const nonce = makeNonce()
    reply.code(page.status).headers(pageHeaders)
    reply.header("content-security-policy", contentSecurityPolicy(nonce, tileOrigin, formOrigin))
    if (request.headers["accept-encoding"]?.includes("gzip")) {
      reply.header("content-encoding", "gzip").send(page.gzipped(nonce))
    } else {
      reply.send(page.plain(nonce))
    }
  }
}
