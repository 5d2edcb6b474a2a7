import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { maskPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { assertModeAvailable } from "../payment-modes.ts"
import { modeContextOf, type PaymentsCaller } from "../payments-caller.ts"
import type { WalletProvider } from "../providers/mobikwik.ts"
import { runOnceWithProviderCall } from "../run-once-with-provider-call.ts"
import { LINK_CODE_RESEND_SECONDS } from "./link-limits.ts"
import { type LinkInput, readLinkedWallet, requestLinkCode, verifyLinkCode } from "./link-wallet.ts"

export interface OwnLinkedWalletDeps extends PaymentDeps {
  /** Returns the phone number that the customer has verified. */
  findOwnPhone(db: Queryable, session: Session): Promise<Phone | undefined>
}

type WalletProviderName = "mobikwik"

function requireWalletProvider(deps: PaymentDeps, caller: PaymentsCaller, name: WalletProviderName): WalletProvider {
  assertModeAvailable(deps, "MOBIKWIK", modeContextOf(caller))
  const provider = deps.providers.get(name) as WalletProvider | undefined
  if (!provider) throw new AppError("PAYMENT_MODE_OFF")
  return provider
}

async function linkInputOf(
  { db, findOwnPhone }: OwnLinkedWalletDeps,
  { session, request }: PaymentsCaller,
): Promise<LinkInput> {
  const phone = await findOwnPhone(db, session)
  if (phone === undefined) throw new AppError("PAYMENT_MODE_OFF")
  return { userId: session.userId, phone, network: networkOf(request.ip) }
}

/** Returns the balance of the customer's linked wallet, or that none is linked. */
export async function readOwnLinkedWallet(deps: PaymentDeps, caller: PaymentsCaller, provider: WalletProviderName) {
  const wallet = requireWalletProvider(deps, caller, provider)
  return { currency: currencyOf(caller.country), ...(await readLinkedWallet(deps, wallet, caller.session.userId)) }
}

/** PAY-4, first step of linking: the provider sends its code to the customer's own number. */
export async function requestOwnLinkCode(
  deps: OwnLinkedWalletDeps,
  caller: PaymentsCaller,
  provider: WalletProviderName,
) {
  const wallet = requireWalletProvider(deps, caller, provider)
  const input = await linkInputOf(deps, caller)
  const { userId, phone } = input
  const { request } = caller
  await runOnceWithProviderCall(deps, { userId, request, operation: ["link", wallet.name] }, () =>
    requestLinkCode(deps, wallet, input),
  )
  return { mobile: maskPhone(phone), resendAfter: LINK_CODE_RESEND_SECONDS }
}

/** Second step: links the wallet and returns its balance. */
export async function verifyOwnLinkCode(
  deps: OwnLinkedWalletDeps,
  caller: PaymentsCaller,
  provider: WalletProviderName,
  code: string,
) {
  const wallet = requireWalletProvider(deps, caller, provider)
  const input = await linkInputOf(deps, caller)
  const { userId } = input
  const { request } = caller
  await runOnceWithProviderCall(deps, { userId, request, operation: ["verify", wallet.name, code] }, () =>
    verifyLinkCode(deps, wallet, input, code),
  )
  return { currency: currencyOf(caller.country), ...(await readLinkedWallet(deps, wallet, userId)) }
}
