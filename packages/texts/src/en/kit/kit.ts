/* Part of the JavaScript that every visit loads first. Texts that only later screens need are in kit-controls.ts. */

export const bestseller = "Bestseller"
export const newProduct = "New"
export const spicy = "Spicy"
export const offer = "Offer"

export const vegetarian = "Vegetarian"
export const nonVegetarian = "Non-vegetarian"

export const close = "Close"

/** `spoken` renders the words that only screen readers need. */
export const reducedPrice = <Node>(spoken: (text: string) => Node, price: Node, original: Node) => [
  spoken("Now "),
  price,
  spoken(", was "),
  original,
]
