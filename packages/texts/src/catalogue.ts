/** What another language must provide for a topic: every message of the English one, with the same parameters. */
export type Translation<Messages> = {
  [Name in keyof Messages]: Messages[Name] extends string
    ? string
    : Messages[Name] extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : Messages[Name]
}

/** Every topic. A language is complete when its modules satisfy this type. */
export interface Catalogue {
  addresses: Translation<typeof import("./en/addresses.ts")>
  addressFields: Translation<typeof import("./en/address-fields.ts")>
  addToCart: Translation<typeof import("./en/add-to-cart.ts")>
  alerts: Translation<typeof import("./en/alerts.ts")>
  apiFailure: Translation<typeof import("./en/api-failure.ts")>
  availability: Translation<typeof import("./en/availability.ts")>
  bill: Translation<typeof import("./en/bill.ts")>
  brand: Translation<typeof import("./en/brand.ts")>
  cardDigits: Translation<typeof import("./en/card-digits.ts")>
  cart: Translation<typeof import("./en/cart.ts")>
  cartColumn: Translation<typeof import("./en/cart-column.ts")>
  cartLine: Translation<typeof import("./en/cart-line.ts")>
  cartSummary: Translation<typeof import("./en/cart-summary.ts")>
  cartSync: Translation<typeof import("./en/cart-sync.ts")>
  checkout: Translation<typeof import("./en/checkout.ts")>
  chooseStore: Translation<typeof import("./en/choose-store.ts")>
  chosenPlace: Translation<typeof import("./en/chosen-place.ts")>
  cityPicker: Translation<typeof import("./en/city-picker.ts")>
  common: Translation<typeof import("./en/common.ts")>
  consoleAccount: Translation<typeof import("./en/console-account.ts")>
  consoleBoard: Translation<typeof import("./en/console-board.ts")>
  consoleCancel: Translation<typeof import("./en/console-cancel.ts")>
  consoleCarrier: Translation<typeof import("./en/console-carrier.ts")>
  consoleFeatures: Translation<typeof import("./en/console-features.ts")>
  consoleOrders: Translation<typeof import("./en/console-orders.ts")>
  consoleReceipt: Translation<typeof import("./en/console-receipt.ts")>
  consoleReports: Translation<typeof import("./en/console-reports.ts")>
  consoleRiders: Translation<typeof import("./en/console-riders.ts")>
  consoleShell: Translation<typeof import("./en/console-shell.ts")>
  consoleSignIn: Translation<typeof import("./en/console-sign-in.ts")>
  consoleStock: Translation<typeof import("./en/console-stock.ts")>
  consoleStores: Translation<typeof import("./en/console-stores.ts")>
  consoleStoreSwitches: Translation<typeof import("./en/console-store-switches.ts")>
  consoleTeam: Translation<typeof import("./en/console-team.ts")>
  consoleTicket: Translation<typeof import("./en/console-ticket.ts")>
  consoleUnaccepted: Translation<typeof import("./en/console-unaccepted.ts")>
  cookieConsent: Translation<typeof import("./en/cookie-consent.ts")>
  coupons: Translation<typeof import("./en/coupons.ts")>
  customise: Translation<typeof import("./en/customise.ts")>
  customiseChanges: Translation<typeof import("./en/customise-changes.ts")>
  customiseHalfSheet: Translation<typeof import("./en/customise-half-sheet.ts")>
  dates: Translation<typeof import("./en/dates.ts")>
  deals: Translation<typeof import("./en/deals.ts")>
  deleteAccount: Translation<typeof import("./en/delete-account.ts")>
  deliveryTypes: Translation<typeof import("./en/delivery-types.ts")>
  errors: Translation<typeof import("./en/errors.ts")>
  favourites: Translation<typeof import("./en/favourites.ts")>
  guarantee: Translation<typeof import("./en/guarantee.ts")>
  help: Translation<typeof import("./en/help.ts")>
  homeWidgets: Translation<typeof import("./en/home-widgets.ts")>
  identity: Translation<typeof import("./en/identity.ts")>
  installBanner: Translation<typeof import("./en/install-banner.ts")>
  invoices: Translation<typeof import("./en/invoices.ts")>
  kit: Translation<typeof import("./en/kit.ts")>
  kitchen: Translation<typeof import("./en/kitchen.ts")>
  kitControls: Translation<typeof import("./en/kit-controls.ts")>
  kitGallery: Translation<typeof import("./en/kit-gallery.ts")>
  loadFailure: Translation<typeof import("./en/load-failure.ts")>
  login: Translation<typeof import("./en/login.ts")>
  loginInvite: Translation<typeof import("./en/login-invite.ts")>
  map: Translation<typeof import("./en/map.ts")>
  mapPicker: Translation<typeof import("./en/map-picker.ts")>
  menuCards: Translation<typeof import("./en/menu-cards.ts")>
  menuPage: Translation<typeof import("./en/menu-page.ts")>
  navigation: Translation<typeof import("./en/navigation.ts")>
  needsJavascript: Translation<typeof import("./en/needs-javascript.ts")>
  noScript: Translation<typeof import("./en/no-script.ts")>
  offerMessages: Translation<typeof import("./en/offer-messages.ts")>
  offers: Translation<typeof import("./en/offers.ts")>
  offerSets: Translation<typeof import("./en/offer-sets.ts")>
  offersPage: Translation<typeof import("./en/offers-page.ts")>
  oneTimeCode: Translation<typeof import("./en/one-time-code.ts")>
  order: Translation<typeof import("./en/order.ts")>
  orderErrors: Translation<typeof import("./en/order-errors.ts")>
  orderHistory: Translation<typeof import("./en/order-history.ts")>
  orderMessages: Translation<typeof import("./en/order-messages.ts")>
  orderTracking: Translation<typeof import("./en/order-tracking.ts")>
  pageHead: Translation<typeof import("./en/page-head.ts")>
  pageState: Translation<typeof import("./en/page-state.ts")>
  payment: Translation<typeof import("./en/payment.ts")>
  paymentErrors: Translation<typeof import("./en/payment-errors.ts")>
  paymentSteps: Translation<typeof import("./en/payment-steps.ts")>
  phone: Translation<typeof import("./en/phone.ts")>
  place: Translation<typeof import("./en/place.ts")>
  placeForm: Translation<typeof import("./en/place-form.ts")>
  placeNames: Translation<typeof import("./en/place-names.ts")>
  productDetails: Translation<typeof import("./en/product-details.ts")>
  products: Translation<typeof import("./en/products.ts")>
  profile: Translation<typeof import("./en/profile.ts")>
  promoCodes: Translation<typeof import("./en/promo-codes.ts")>
  recommendations: Translation<typeof import("./en/recommendations.ts")>
  reorderChanges: Translation<typeof import("./en/reorder-changes.ts")>
  requestErrors: Translation<typeof import("./en/request-errors.ts")>
  saveDetails: Translation<typeof import("./en/save-details.ts")>
  search: Translation<typeof import("./en/search.ts")>
  serviceTime: Translation<typeof import("./en/service-time.ts")>
  shell: Translation<typeof import("./en/shell.ts")>
  sideMenu: Translation<typeof import("./en/side-menu.ts")>
  signIn: Translation<typeof import("./en/sign-in.ts")>
  signInErrors: Translation<typeof import("./en/sign-in-errors.ts")>
  signInMerge: Translation<typeof import("./en/sign-in-merge.ts")>
  stock: Translation<typeof import("./en/stock.ts")>
  storeDetails: Translation<typeof import("./en/store-details.ts")>
  storeErrors: Translation<typeof import("./en/store-errors.ts")>
  storeOffers: Translation<typeof import("./en/store-offers.ts")>
  stores: Translation<typeof import("./en/stores.ts")>
  switches: Translation<typeof import("./en/switches.ts")>
  terms: Translation<typeof import("./en/terms.ts")>
  thankYou: Translation<typeof import("./en/thank-you.ts")>
  time: Translation<typeof import("./en/time.ts")>
  wallet: Translation<typeof import("./en/wallet.ts")>
  walletMovements: Translation<typeof import("./en/wallet-movements.ts")>
  wheel: Translation<typeof import("./en/wheel.ts")>
  wheelBanner: Translation<typeof import("./en/wheel-banner.ts")>
}
