export const intro = "Today’s deals and coupon codes, with their terms."
export const noOffers = "No offers today"
export const checkBackSoon = "Check back soon for new ones."
export const goHome = "Go to home"
