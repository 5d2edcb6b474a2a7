/** What another language must provide for a topic: every message of the English one, with the same parameters. */
export type Translation<Messages> = {
  [Name in keyof Messages]: Messages[Name] extends string ? string : Messages[Name]
}

/** Every topic. A language is complete when its modules satisfy this type. */
export interface Catalogue {
  addressFields: Translation<typeof import("./en/address-fields.ts")>
  bill: Translation<typeof import("./en/bill.ts")>
  cardDigits: Translation<typeof import("./en/card-digits.ts")>
  cartLine: Translation<typeof import("./en/cart-line.ts")>
  common: Translation<typeof import("./en/common.ts")>
  cookieConsent: Translation<typeof import("./en/cookie-consent.ts")>
  favourites: Translation<typeof import("./en/favourites.ts")>
  guarantee: Translation<typeof import("./en/guarantee.ts")>
  menuCards: Translation<typeof import("./en/menu-cards.ts")>
  menuPage: Translation<typeof import("./en/menu-page.ts")>
  productDetails: Translation<typeof import("./en/product-details.ts")>
  products: Translation<typeof import("./en/products.ts")>
  recommendations: Translation<typeof import("./en/recommendations.ts")>
  search: Translation<typeof import("./en/search.ts")>
}
