import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { maskPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { FastifyRequest } from "fastify"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { createOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { assertModeAvailable } from "./payment-modes.ts"
import { RESEND_SECONDS } from "./linked-wallets/link-limits.ts"
import { runOnceWithProviderCall } from "./run-once-with-provider-call.ts"
import { requestLinkCode, readLinkedWallet, verifyLinkCode } from "./linked-wallets/link-wallet.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import type { VoucherProvider } from "./providers/evoucher.ts"
import type { WalletProvider } from "./providers/mobikwik.ts"
import { browserReturn } from "./settling/browser-return.ts"
import { handleCallback } from "./settling/handle-callback.ts"
import { readVoucherBalance, resetPin } from "./vouchers/voucher-actions.ts"

export interface PaymentsRoutesDeps {
  ownNumber(db: Queryable, session: Session): Promise<Phone | undefined>
}

interface CallContext {
  country: CountryCode
  request: FastifyRequest
}

const modeContextOf = ({ country, request }: CallContext) => ({
  country,
  clientType: toClientType(request.headers["client-type"]),
})

export function paymentsRoutes(
  { route, http, settings, db, clock }: Pick<Platform, "route" | "http" | "settings" | "db" | "clock">,
  deps: PaymentDeps,
  { ownNumber }: PaymentsRoutesDeps,
): void {
  const originOf = createOriginResolver(http, settings.publicOrigin)

  const requireVoucherProvider = (context: CallContext) => {
    const provider = deps.providers.get("evoucher") as VoucherProvider | undefined
    if (!provider) throw new AppError("PAYMENT_UNAVAILABLE")
    assertModeAvailable(deps, "EVOUCHER", modeContextOf(context))
    return provider
  }
  const requireWalletProvider = (name: "mobikwik", context: CallContext) => {
    assertModeAvailable(deps, "MOBIKWIK", modeContextOf(context))
    const provider = deps.providers.get(name) as WalletProvider | undefined
    if (!provider) throw new AppError("PAYMENT_MODE_OFF")
    return provider
  }
  const linkInputOf = async (session: Session, ip: string) => {
    const phone = await ownNumber(db, session)
    if (phone === undefined) throw new AppError("PAYMENT_MODE_OFF")
    return { userId: session.userId, phone, network: networkOf(ip) }
  }

  route("POST /payment-service/ve1/callbacks/{provider}", async ({ params, body, request, reply }) => {
    const provider = deps.providers.get(params.provider)
    if (!provider?.readCallback) throw new AppError("NOT_FOUND")
    const callback = { headers: request.headers, body, now: clock.now() }
    if (!browserReturn.isBrowser(request)) {
      const { status } = await handleCallback(deps, provider, callback)
      return { status }
    }
    const path = await browserReturn.redirectPath(deps, provider, callback)
    reply
      .code(303)
      .header("location", `${originOf(request)}${path}`)
      .send()
    return { status: "taken" }
  })
  route("POST /payment-service/ve1/evoucher/balance", async ({ session, country, body, request }) => {
    const requester = { userId: session.userId, network: networkOf(request.ip), country }
    const voucher = await readVoucherBalance(deps, requireVoucherProvider({ country, request }), requester, body)
    return { currency: currencyOf(country), ...voucher }
  })
  route("POST /payment-service/ve1/evoucher/resetpin", async ({ session, country, body, request }) => {
    const { userId } = session
    const provider = requireVoucherProvider({ country, request })
    await runOnceWithProviderCall(deps, { userId, request, operation: ["resetpin", body.number] }, () =>
      resetPin(deps, provider, { userId, network: networkOf(request.ip), country }, body.number),
    )
    return { message: paymentErrorTexts.voucherPinSent }
  })
  route("GET /payment-service/ve1/wallet-provider/{provider}/balance", async ({ session, params, ...context }) => ({
    currency: currencyOf(context.country),
    ...(await readLinkedWallet(deps, requireWalletProvider(params.provider, context), session.userId)),
  }))
  route("POST /payment-service/ve1/wallet-provider/{provider}/link", async ({ session, country, params, request }) => {
    const wallet = requireWalletProvider(params.provider, { country, request })
    const requester = await linkInputOf(session, request.ip)
    const { userId, phone } = requester
    await runOnceWithProviderCall(deps, { userId, request, operation: ["link", wallet.name] }, () =>
      requestLinkCode(deps, wallet, requester),
    )
    return { mobile: maskPhone(phone), resendAfter: RESEND_SECONDS }
  })
  route("POST /payment-service/ve1/wallet-provider/{provider}/verify", async ({ session, country, ...call }) => {
    const { params, body, request } = call
    const wallet = requireWalletProvider(params.provider, { country, request })
    const requester = await linkInputOf(session, request.ip)
    const { userId } = requester
    await runOnceWithProviderCall(deps, { userId, request, operation: ["verify", wallet.name, body.code] }, () =>
      verifyLinkCode(deps, wallet, requester, body.code),
    )
    return { currency: currencyOf(country), ...(await readLinkedWallet(deps, wallet, userId)) }
  })
}
