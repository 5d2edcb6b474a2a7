import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { PaymentSettings } from "../../../settings.ts"
import type { Clock } from "../../../platform/clock.ts"
import type { Provider } from "./provider.ts"
import { createBkash } from "./bkash.ts"
import { createCards } from "./cards.ts"
import { createEvoucher } from "./evoucher.ts"
import { createLankaQr } from "./lankaqr.ts"
import { createMobikwik } from "./mobikwik.ts"
import { createPaytm } from "./paytm.ts"
import { createRazorpay } from "./razorpay.ts"

/** Creates the providers that have settings. */
export function createProviders(settings: PaymentSettings, clock: Clock): ReadonlyMap<PaymentProvider, Provider> {
  const { cards, upi, gpay, paytm, bkash, lankaqr, evoucher, mobikwik, appPages } = settings
  const providers: (Provider | undefined)[] = [
    cards && createCards(cards),
    upi && createRazorpay(upi, { name: "upi", appPage: appPages.upi }),
    gpay && createRazorpay(gpay, { name: "gpay", appPage: appPages.upi }),
    paytm && createPaytm(paytm),
    bkash && createBkash(bkash, clock),
    lankaqr && createLankaQr(lankaqr, appPages.lankaqr),
    evoucher && createEvoucher(evoucher),
    mobikwik && createMobikwik(mobikwik),
  ]
  return new Map(providers.flatMap((provider) => (provider ? [[provider.name, provider]] : [])))
}
