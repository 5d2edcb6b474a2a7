import type { Phone } from "@hearth/domain/identity/phone.ts"
import { maskPhone } from "@hearth/domain/identity/phone.ts"
import { callThrough } from "../../../platform/circuits/call-through.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { isProviderAvailable } from "../payment-modes.ts"
import { deleteLinkedWallet, findLinkedWallet, writeLinkedWallet } from "./linked-wallets.store.ts"
import { limitSendingLinkCodes, limitLinkCodeAttempts } from "./link-limits.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import type { WalletProvider } from "../providers/mobikwik.ts"
import { openToken, sealToken } from "./seal-token.ts"

export interface LinkInput {
  userId: string
  phone: Phone
  network: string
}

/** Returns the linked wallet's token, or undefined if none is linked. */
export async function readWalletToken(
  { db, settings }: Pick<PaymentDeps, "db" | "settings">,
  userId: string,
  provider: string,
): Promise<string | undefined> {
  const linkedWallet = await findLinkedWallet(db, userId, provider)
  return linkedWallet && openToken(settings.secret, linkedWallet.token)
}

/** PAY-4: lets the provider send its own code, which we never see. */
export async function requestLinkCode(deps: PaymentDeps, wallet: WalletProvider, input: LinkInput): Promise<void> {
  if (!isProviderAvailable(deps, wallet.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  await limitSendingLinkCodes(deps, input)
  if (!(await wallet.sendCode(input.phone))) throw new AppError("PAYMENT_UNAVAILABLE")
}

export async function verifyLinkCode(
  deps: PaymentDeps,
  wallet: WalletProvider,
  input: LinkInput,
  code: string,
): Promise<void> {
  if (!isProviderAvailable(deps, wallet.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  await limitLinkCodeAttempts(deps, input)
  const verifyResult = await wallet.verify(input.phone, code)
  if (verifyResult.kind === "unknown") throw new AppError("PAYMENT_UNAVAILABLE")
  if (verifyResult.kind === "wrong") throw new AppError("OTP_WRONG")
  if (verifyResult.kind === "expired") throw new AppError("OTP_TRIES_USED")
  const { db, clock, settings } = deps
  const [userId, provider, mobileHint] = [input.userId, wallet.name, maskPhone(input.phone)]
  const token = sealToken(settings.secret, verifyResult.token)
  await writeLinkedWallet(db, { userId, provider, token, mobileHint, at: clock.now() })
}

/**
 * Returns the linked wallet with its balance. If the provider no longer accepts the link, deletes it and returns that
 * no wallet is linked.
 */
export async function readLinkedWallet(deps: PaymentDeps, wallet: WalletProvider, userId: string) {
  const { db, settings } = deps
  const linkedWallet = await findLinkedWallet(db, userId, wallet.name)
  const token = linkedWallet && openToken(settings.secret, linkedWallet.token)
  if (!linkedWallet || token === undefined) return { isLinked: false, mobile: "", balance: null }
  const balanceResult = await callThrough(
    deps.circuitsOfProvider(wallet.name).newPayments,
    () => wallet.balance(token),
    ({ kind }) => kind === "unknown",
  )
  if (!balanceResult || balanceResult.kind === "unknown") throw new AppError("PAYMENT_UNAVAILABLE")
  if (balanceResult.kind === "ok")
    return { isLinked: true, mobile: linkedWallet.mobileHint, balance: balanceResult.balance }
  await deleteLinkedWallet(db, userId, wallet.name, linkedWallet.token)
  return { isLinked: false, mobile: "", balance: null }
}
