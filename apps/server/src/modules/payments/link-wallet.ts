import type { Phone } from "@hearth/domain/identity/phone.ts"
import { maskPhone } from "@hearth/domain/identity/phone.ts"
import { callThrough } from "../../platform/circuits/call-through.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { isAvailable } from "./check-mode.ts"
import { deleteLinkedWallet, findLinkedWallet, writeLinkedWallet } from "./linked-wallets.store.ts"
import { limitLinkSending, limitLinkTries } from "./link-limits.ts"
import type { PaymentShop } from "./payment-shop.ts"
import type { WalletProvider } from "./providers/mobikwik.ts"
import { openToken, sealToken } from "./seal-token.ts"

interface Linking {
  userId: string
  phone: Phone
  network: string
}

/** The linked wallet's token; undefined where there is none. */
export async function tokenOf(
  { db, settings }: Pick<PaymentShop, "db" | "settings">,
  userId: string,
  provider: string,
): Promise<string | undefined> {
  const linked = await findLinkedWallet(db, userId, provider)
  return linked && openToken(settings.secret, linked.token)
}

/** PAY-4: has the provider send its own code; we never see it. */
export async function askLinkCode(shop: PaymentShop, wallet: WalletProvider, linking: Linking): Promise<void> {
  if (!isAvailable(shop, wallet.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  await limitLinkSending(shop, linking)
  if (!(await wallet.sendCode(linking.phone))) throw new AppError("PAYMENT_UNAVAILABLE")
}

export async function verifyLinkCode(
  shop: PaymentShop,
  wallet: WalletProvider,
  linking: Linking,
  code: string,
): Promise<void> {
  if (!isAvailable(shop, wallet.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  await limitLinkTries(shop, linking)
  const verified = await wallet.verify(linking.phone, code)
  if (verified.kind === "silent") throw new AppError("PAYMENT_UNAVAILABLE")
  if (verified.kind === "wrong") throw new AppError("OTP_WRONG")
  if (verified.kind === "over") throw new AppError("OTP_TRIES_USED")
  const { db, clock, settings } = shop
  const [userId, provider, mobileHint] = [linking.userId, wallet.name, maskPhone(linking.phone)]
  const token = sealToken(settings.secret, verified.token)
  await writeLinkedWallet(db, { userId, provider, token, mobileHint, at: clock.now() })
}

export async function readLinked(shop: PaymentShop, wallet: WalletProvider, userId: string) {
  const { db, settings } = shop
  const linked = await findLinkedWallet(db, userId, wallet.name)
  const token = linked && openToken(settings.secret, linked.token)
  if (!linked || token === undefined) return { isLinked: false, mobile: "", balance: null }
  const asked = await callThrough(
    shop.circuitsOf(wallet.name).newPayments,
    () => wallet.balance(token),
    ({ kind }) => kind === "silent",
  )
  if (!asked || asked.kind === "silent") throw new AppError("PAYMENT_UNAVAILABLE")
  if (asked.kind === "ok") return { isLinked: true, mobile: linked.mobileHint, balance: asked.balance }
  await deleteLinkedWallet(db, userId, wallet.name, linked.token)
  return { isLinked: false, mobile: "", balance: null }
}
