export const cartFull = (maxItems: number) =>
  `You can order up to ${maxItems} items at once. For more, order twice or call the store.`
export const noLongerInCart = (name: string | undefined) => `${name ?? "An item"} is no longer in your cart.`
