import { createOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import {
  type OwnLinkedWalletDeps,
  readOwnLinkedWallet,
  requestOwnLinkCode,
  verifyOwnLinkCode,
} from "./linked-wallets/own-linked-wallet.ts"
import { receiveCallback } from "./settling/receive-callback.ts"
import { readVoucherBalance, resetVoucherPin } from "./vouchers/voucher-actions.ts"

export function paymentsRoutes(
  { route, http, settings }: Pick<Platform, "route" | "http" | "settings">,
  deps: OwnLinkedWalletDeps,
): void {
  const originOf = createOriginResolver(http, settings.publicOrigin)

  route("POST /payment-service/ve1/callbacks/{provider}", (call) => receiveCallback(deps, call, originOf(call.request)))
  route("POST /payment-service/ve1/evoucher/balance", (call) => readVoucherBalance(deps, call, call.body))
  route("POST /payment-service/ve1/evoucher/resetpin", (call) => resetVoucherPin(deps, call, call.body.number))
  route("GET /payment-service/ve1/wallet-provider/{provider}/balance", (call) =>
    readOwnLinkedWallet(deps, call, call.params.provider),
  )
  route("POST /payment-service/ve1/wallet-provider/{provider}/link", (call) =>
    requestOwnLinkCode(deps, call, call.params.provider),
  )
  route("POST /payment-service/ve1/wallet-provider/{provider}/verify", (call) =>
    verifyOwnLinkCode(deps, call, call.params.provider, call.body.code),
  )
}
