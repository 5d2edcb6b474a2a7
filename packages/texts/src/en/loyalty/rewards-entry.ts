/** The links to the rewards page, in the side menu, the profile and the wallet. */
export const rewards = "Rewards"
export const collectSlices = "Collect slices for a free pizza"
