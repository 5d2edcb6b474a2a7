/** The promo code of the offer that points pay for. It is the same in every country. */
export const FREE_PIZZA_CODE = "FREEPIZZA"

/** The rewards menu, where a free pizza is chosen. */
export const REWARDS_MENU_HREF = "/postorder-ui/rewards?choose=pizza"

/** LOY-2: whether points pay for a pizza in the cart already. An order redeems one free pizza at most. */
export function hasRedeemed({ bill }: { bill: { discounts: readonly { code: string | null }[] } | null }): boolean {
  return bill?.discounts.some(({ code }) => code === FREE_PIZZA_CODE) ?? false
}
