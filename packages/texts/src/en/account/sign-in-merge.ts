/** What a guest's sign-in could not carry over to the account. */
export const itemNotAdded = (quantity: number, product: string) => `${quantity} × ${product} didn’t fit in your cart.`
export const unknownProduct = "An item"
export const favouritesNotAdded = (count: number) =>
  count === 1 ? "Your favourites are full, so 1 wasn’t added." : `Your favourites are full, so ${count} weren’t added.`
