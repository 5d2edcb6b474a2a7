export const REWARDS_HREF = "/postorder-ui/rewards"
/** Opens the rewards menu. */
export const REDEEM_HREF = `${REWARDS_HREF}?choose=pizza`
