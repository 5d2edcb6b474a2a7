/** What every page shows of the cart. */
export const yourCart = "Your cart"
export const itemCount = (count: number) => (count === 1 ? "1 item" : `${count} items`)
export const viewCart = "View cart"
