export const couponCodes = "Coupon codes"
export const forYourCart = "Coupons for your cart"
export const couldNotLoad = "Couldn’t load the coupon codes."
