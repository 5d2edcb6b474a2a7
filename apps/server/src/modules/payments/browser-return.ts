import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import type { Callback, Provider } from "./provider.ts"
import { handleCallback } from "./handle-callback.ts"

/** A customer's browser that brings what a server would have told us. */
export const browserReturn = {
  isBrowser: ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
    headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html"),

  /** The page of ours that it is sent on to: whatever it brought, the page asks for itself how the payment stands. */
  async redirectPath(deps: PaymentDeps, provider: Provider, callback: Callback): Promise<string> {
    try {
      const { orderId } = await handleCallback(deps, provider, callback)
      return orderId === null ? "/payment" : `/payment?transactionId=${orderId}`
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return "/payment"
    }
  },
}
