import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { browserReturn } from "./browser-return.ts"
import { type CallbackResult, handleCallback } from "./handle-callback.ts"

interface ReceivedCallback {
  params: { provider: PaymentProvider }
  body: string
  request: FastifyRequest
  reply: FastifyReply
}

/** PAY-6: answers a provider with the result of its callback, and a browser with a redirect to our page at `origin`. */
export async function receiveCallback(
  deps: PaymentDeps,
  { params, body, request, reply }: ReceivedCallback,
  origin: string,
): Promise<Pick<CallbackResult, "status">> {
  const provider = deps.providers.get(params.provider)
  if (!provider?.readCallback) throw new AppError("NOT_FOUND")
  const callback = { headers: request.headers, body, now: deps.clock.now() }
  if (!browserReturn.isBrowser(request)) {
    const { status } = await handleCallback(deps, provider, callback)
    return { status }
  }
  const path = await browserReturn.redirectPath(deps, provider, callback)
  reply.code(303).header("location", `${origin}${path}`).send()
  return { status: "taken" }
}
