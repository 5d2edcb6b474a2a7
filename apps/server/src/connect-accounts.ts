import { eraseAddresses } from "./modules/addresses/erase-addresses.ts"
import { eraseSeenAlerts, mergeGuestSeenAlerts } from "./modules/alerts/merge-guest-seen-alerts.ts"
import { eraseActivities } from "./modules/analytics/erase-activities.ts"
import { eraseCart } from "./modules/cart/erase-cart.ts"
import { mergeGuestCart } from "./modules/cart/merge-guest-cart.ts"
import { eraseFavourites, mergeGuestFavourites } from "./modules/catalog/merge-guest-favourites.ts"
import type { MenuOf } from "./modules/catalog/public.ts"
import { eraseFavouriteOrders } from "./modules/history/public.ts"
import type { Identity } from "./modules/identity/public.ts"
import { deleteUnusedSpins, mergeGuestCustomer } from "./modules/offers/public.ts"
import { eraseOrders, mergeGuestOrders } from "./modules/orders/public.ts"
import { erasePayments, mergeGuestPayments } from "./modules/payments/public.ts"
import { eraseWallet } from "./modules/wallet/public.ts"

/** Registers what each module merges when a guest signs in and erases when an account is deleted. */
export function connectAccounts(identity: Identity, menuOf: MenuOf): void {
  identity.onGuestMerge(mergeGuestCart(menuOf))
  identity.onGuestMerge(mergeGuestFavourites)
  identity.onGuestMerge(mergeGuestSeenAlerts)
  identity.onGuestMerge(async (tx, { guest, customer, now }) => {
    await mergeGuestCustomer(tx, guest.userId, customer.userId, now)
    return []
  })
  identity.onGuestMerge(mergeGuestOrders)
  identity.onGuestMerge(mergeGuestPayments)

  identity.onAccountErase(eraseCart)
  identity.onAccountErase(eraseFavourites)
  identity.onAccountErase(eraseAddresses)
  identity.onAccountErase(eraseSeenAlerts)
  identity.onAccountErase(eraseActivities)
  identity.onAccountErase((tx, { userId }) => deleteUnusedSpins(tx, userId))
  identity.onAccountErase(eraseOrders)
  identity.onAccountErase(eraseFavouriteOrders)
  identity.onAccountErase(erasePayments)
  identity.onAccountErase((tx, { userId }) => eraseWallet(tx, { userId, at: identity.clock.now() }))
}
