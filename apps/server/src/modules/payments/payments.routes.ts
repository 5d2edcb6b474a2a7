import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { maskPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import type { FastifyRequest } from "fastify"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { createOriginOf } from "../../platform/http/origin-of.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { checkModeHere } from "./check-mode.ts"
import { RESEND_SECONDS } from "./link-limits.ts"
import { onceOutside } from "./once-outside.ts"
import { askLinkCode, readLinked, verifyLinkCode } from "./link-wallet.ts"
import type { PaymentShop } from "./payment-shop.ts"
import type { VoucherProvider } from "./providers/evoucher.ts"
import type { WalletProvider } from "./providers/mobikwik.ts"
import { returnFrom } from "./return-from-provider.ts"
import { takeCallback } from "./take-callback.ts"
import { PIN_SENT, readVoucher, resetPin } from "./vouchers.ts"

export interface PaymentsRoutesNeeds {
  ownNumber(db: Queryable, session: Session): Promise<Phone | undefined>
}

interface Here {
  country: CountryCode
  request: FastifyRequest
}

const askedIn = ({ country, request }: Here) => ({ country, clientType: toClientType(request.headers["client-type"]) })

export function paymentsRoutes(
  { route, http, settings, db, clock }: Pick<Platform, "route" | "http" | "settings" | "db" | "clock">,
  shop: PaymentShop,
  { ownNumber }: PaymentsRoutesNeeds,
): void {
  const originOf = createOriginOf(http, settings.publicOrigin)

  const vouchers = (here: Here) => {
    const provider = shop.providers.get("evoucher") as VoucherProvider | undefined
    if (!provider) throw new AppError("PAYMENT_UNAVAILABLE")
    checkModeHere(shop, "EVOUCHER", askedIn(here))
    return provider
  }
  const wallets = (name: "mobikwik", here: Here) => {
    checkModeHere(shop, "MOBIKWIK", askedIn(here))
    const provider = shop.providers.get(name) as WalletProvider | undefined
    if (!provider) throw new AppError("PAYMENT_MODE_OFF")
    return provider
  }
  const linking = async (session: Session, ip: string) => {
    const phone = await ownNumber(db, session)
    if (phone === undefined) throw new AppError("PAYMENT_MODE_OFF")
    return { userId: session.userId, phone, network: networkOf(ip) }
  }

  route("POST /payment-service/ve1/callbacks/{provider}", async ({ params, body, request, reply }) => {
    const provider = shop.providers.get(params.provider)
    if (!provider?.readCallback) throw new AppError("NOT_FOUND")
    const callback = { headers: request.headers, body, now: clock.now() }
    if (!returnFrom.isBrowser(request)) {
      const { status } = await takeCallback(shop, provider, callback)
      return { status }
    }
    const address = await returnFrom.address(shop, provider, callback)
    reply
      .code(303)
      .header("location", `${originOf(request)}${address}`)
      .send()
    return { status: "taken" }
  })
  route("POST /payment-service/ve1/evoucher/balance", async ({ session, country, body, request }) => {
    const who = { userId: session.userId, network: networkOf(request.ip), country }
    const voucher = await readVoucher(shop, vouchers({ country, request }), who, body)
    return { status: "success", data: { currency: currencyOf(country), ...voucher } }
  })
  route("POST /payment-service/ve1/evoucher/resetpin", async ({ session, country, body, request }) => {
    const { userId } = session
    const provider = vouchers({ country, request })
    await onceOutside(shop, { userId, request, what: ["resetpin", body.number] }, () =>
      resetPin(shop, provider, { userId, network: networkOf(request.ip), country }, body.number),
    )
    return { status: "success", data: { message: PIN_SENT } }
  })
  route("GET /payment-service/ve1/wallet-provider/{provider}/balance", async ({ session, params, ...here }) => ({
    status: "success",
    data: {
      currency: currencyOf(here.country),
      ...(await readLinked(shop, wallets(params.provider, here), session.userId)),
    },
  }))
  route("POST /payment-service/ve1/wallet-provider/{provider}/link", async ({ session, country, params, request }) => {
    const wallet = wallets(params.provider, { country, request })
    const who = await linking(session, request.ip)
    const { userId, phone } = who
    await onceOutside(shop, { userId, request, what: ["link", wallet.name] }, () => askLinkCode(shop, wallet, who))
    return { status: "success", data: { mobile: maskPhone(phone), resendAfter: RESEND_SECONDS } }
  })
  route("POST /payment-service/ve1/wallet-provider/{provider}/verify", async ({ session, country, ...call }) => {
    const { params, body, request } = call
    const wallet = wallets(params.provider, { country, request })
    const who = await linking(session, request.ip)
    const { userId } = who
    await onceOutside(shop, { userId, request, what: ["verify", wallet.name, body.code] }, () =>
      verifyLinkCode(shop, wallet, who, body.code),
    )
    return { status: "success", data: { currency: currencyOf(country), ...(await readLinked(shop, wallet, userId)) } }
  })
}
