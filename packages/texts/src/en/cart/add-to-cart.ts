export const added = "Added to cart"
export const couldNotUpdate = "Couldn’t update your cart. Check your connection and try again."
