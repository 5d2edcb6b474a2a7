import type { FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import type { Callback, Provider } from "../providers/provider.ts"
import { handleCallback } from "./handle-callback.ts"

/** Handles a customer's browser that comes back from the provider with the callback's data. */
export const browserReturn = {
  isBrowser: ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
    headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html"),

  /** Returns our page to redirect to. The page checks the payment's status itself, whatever the callback contained. */
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
