import { forgetAddresses } from "./modules/addresses/forget-addresses.ts"
import { forgetSeen, joinSeen } from "./modules/alerts/join-seen.ts"
import { forgetActivitiesOf } from "./modules/analytics/forget-activities-of.ts"
import { forgetCartOf } from "./modules/cart/forget-cart-of.ts"
import { joinCarts } from "./modules/cart/join-carts.ts"
import { forgetFavourites, joinFavourites } from "./modules/catalog/join-favourites.ts"
import type { MenuOf } from "./modules/catalog/public.ts"
import { forgetFavouriteOrders } from "./modules/history/public.ts"
import type { Identity } from "./modules/identity/public.ts"
import { deleteUnusedSpins, joinCustomer } from "./modules/offers/public.ts"
import { forgetOrders, joinOrders } from "./modules/orders/public.ts"
import { forgetPayments, joinPayments } from "./modules/payments/public.ts"
import { forgetWallet } from "./modules/wallet/public.ts"

/** What goes along when a guest signs in, and what goes when an account does: one line a module. */
export function connectAccounts(identity: Identity, menuOf: MenuOf): void {
  identity.onJoin(joinCarts(menuOf))
  identity.onJoin(joinFavourites)
  identity.onJoin(joinSeen)
  identity.onJoin(async (tx, { guest, customer, now }) => {
    await joinCustomer(tx, guest.userId, customer.userId, now)
    return []
  })
  identity.onJoin(joinOrders)
  identity.onJoin(joinPayments)

  identity.onForget(forgetCartOf)
  identity.onForget(forgetFavourites)
  identity.onForget(forgetAddresses)
  identity.onForget(forgetSeen)
  identity.onForget(forgetActivitiesOf)
  identity.onForget((tx, { userId }) => deleteUnusedSpins(tx, userId))
  identity.onForget(forgetOrders)
  identity.onForget(forgetFavouriteOrders)
  identity.onForget(forgetPayments)
  identity.onForget((tx, { userId }) => forgetWallet(tx, { userId, at: identity.clock.now() }))
}
