import type { Feature } from "../countries/feature-list.ts"
import type { OtherPage } from "./page.ts"

export const POSTORDER_PATH = "/postorder-ui"

/** Other paths of the home page; their canonical path is `/`. */
export const homeAliases: readonly string[] = ["/home", "/landing"]

function page(path: string, feature: Feature, heading: string): OtherPage {
  return { kind: "other", path, feature, heading, title: `${heading} | Hearth` }
}

/** The pages that are not public. The home page, with its alias `/landing`, and the offers page are public pages. */
export const otherPages: readonly OtherPage[] = [
  page("/login", "login", "Sign in"),
  page("/login-otp", "login", "Enter your code"),
  page("/delete-account", "delete_account", "Delete your account"),
  page("/chatbot", "chatbot", "Chat with us"),
  page("/deliverontrain", "deliver_on_train", "Pizza on the train"),
  page("/irctc", "irctc", "Order to your seat"),
  page("/irctcOrder", "irctc", "Your train order"),
  page("/irctcStation", "irctc", "Choose your station"),
  page("/paytmForm", "payment", "Pay with Paytm"),
  page("/upiForm", "payment", "Pay by UPI"),
  page("/worldPizzaLeague", "world_pizza_league", "World Pizza League"),
  page("/worldPizzaLeagueApp", "world_pizza_league", "World Pizza League"),
  // Coupons apply to a cart; the public list of offers is at /offers.
  page("/coupons", "offers", "Coupons"),
  page("/cart", "cart", "Your cart"),
  page("/payment", "payment", "Payment"),
  page("/customise", "customise", "Build your pizza"),
  page("/search", "search", "Search the menu"),
  page("/track", "track", "Track your order"),
  page("/thank-you", "payment", "Thank you"),
  page(`${POSTORDER_PATH}/profile`, "profile", "Your profile"),
  page(`${POSTORDER_PATH}/myAddresses`, "addresses", "Your addresses"),
  page(`${POSTORDER_PATH}/searchAddress`, "addresses", "Search your address"),
  page(`${POSTORDER_PATH}/nearestStore`, "stores", "Stores near you"),
  page(`${POSTORDER_PATH}/takeawayMapScreen`, "stores", "Pickup stores on the map"),
  page(`${POSTORDER_PATH}/selectRestaurant`, "stores", "Choose your restaurant"),
  page(`${POSTORDER_PATH}/mapScreen`, "addresses", "Your place on the map"),
  { ...page(`${POSTORDER_PATH}/login`, "login", "Sign in"), loginFromCart: false },
  { ...page(`${POSTORDER_PATH}/login-otp`, "login", "Enter your code"), loginFromCart: false },
  { ...page(`${POSTORDER_PATH}/offers`, "offers", "Your offers"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/orderHistory`, "order_history", "Your orders"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/orderdetails`, "order_details", "Order details"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/wallet`, "wallet", "Wallet"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/rewards`, "loyalty", "Rewards"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/feedback`, "feedback", "Your feedback"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/help`, "feedback", "Report a problem"), unregisteredWhileOff: true },
  { ...page(`${POSTORDER_PATH}/cases`, "feedback", "Your cases"), unregisteredWhileOff: true },
]
