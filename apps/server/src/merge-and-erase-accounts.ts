import { eraseAddresses } from "./modules/addresses/public.ts"
import type { AccountEraser } from "./modules/account/public.ts"
import { deleteSeenAlertsOf, eraseSeenAlerts, mergeGuestSeenAlerts } from "./modules/alerts/public.ts"
import { eraseActivities } from "./modules/analytics/public.ts"
import { eraseCart, mergeGuestCart } from "./modules/cart/public.ts"
import { eraseCases, eraseGuestCases, mergeGuestCases } from "./modules/cases/public.ts"
import { deleteFavouritesOf, eraseFavourites, type MenuOf, mergeGuestFavourites } from "./modules/catalog/public.ts"
import { eraseFeedback, eraseGuestFeedback, mergeGuestFeedback } from "./modules/feedback/public.ts"
import { eraseFavouriteOrders } from "./modules/history/public.ts"
import { eraseMembership } from "./modules/loyalty/public.ts"
import { deleteUnusedSpins, mergeGuestCustomer } from "./modules/offers/public.ts"
import { eraseOrders, mergeGuestOrders } from "./modules/orders/public.ts"
import { erasePayments, mergeGuestPayments } from "./modules/payments/public.ts"
import type { GuestEraser } from "./modules/sessions/public.ts"
import type { GuestMerger } from "./modules/sign-in/public.ts"
import { eraseWallet } from "./modules/wallet/public.ts"
import type { Clock } from "./platform/clock.ts"

/** What each module merges when a guest signs in, in this order. */
export function guestMergers(menuOf: MenuOf): GuestMerger[] {
  return [
    mergeGuestCart(menuOf),
    mergeGuestFavourites,
    mergeGuestSeenAlerts,
    async (tx, { guest, customer, now }) => {
      await mergeGuestCustomer(tx, guest.userId, customer.userId, now)
      return []
    },
    mergeGuestFeedback,
    mergeGuestCases,
    mergeGuestOrders,
    mergeGuestPayments,
  ]
}

/** What each module deletes with guests whose sessions have expired. Carts and prizes are deleted by their age. */
export const guestErasers: readonly GuestEraser[] = [
  deleteFavouritesOf,
  deleteSeenAlertsOf,
  eraseGuestFeedback,
  eraseGuestCases,
]

/** What each module erases when an account is deleted, in this order. */
export function accountErasers(clock: Clock): AccountEraser[] {
  return [
    eraseCart,
    eraseFavourites,
    eraseAddresses,
    eraseSeenAlerts,
    eraseActivities,
    (tx, { userId }) => deleteUnusedSpins(tx, userId),
    // Before the orders, whose phone numbers they need.
    eraseFeedback,
    eraseCases,
    eraseOrders,
    eraseFavouriteOrders,
    erasePayments,
    (tx, { userId }) => eraseWallet(tx, { userId, at: clock.now() }),
    (tx, { userId }) => eraseMembership(tx, { userId, at: clock.now() }),
  ]
}
