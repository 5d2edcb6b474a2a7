import type { RouteObject, ShouldRevalidateFunctionArgs } from "react-router"
import { Root } from "./root.tsx"
import { reportError } from "./client/report-error.ts"
import { PageErrorScreen, ShellErrorScreen } from "./shell/route-error-screen.tsx"
import { importWithRetry } from "./client/loading/import-with-retry.ts"

/** A route's id begins with its file, so that the server finds its scripts and styles. */
const lazyRoutes = {
  home: () => import("./routes/home.tsx"),
  landing: () => import("./routes/landing.tsx"),
  "search-address": () => import("./routes/search-address.tsx"),
  "map-screen": () => import("./routes/map-screen.tsx"),
  "nearest-store": () => import("./routes/nearest-store.tsx"),
  "takeaway-map": () => import("./routes/takeaway-map.tsx"),
  "select-restaurant": () => import("./routes/select-restaurant.tsx"),
  "my-addresses": () => import("./routes/my-addresses.tsx"),
  cart: () => import("./routes/cart.tsx"),
  coupons: () => import("./routes/coupons.tsx"),
  payment: () => import("./routes/payment.tsx"),
  "thank-you": () => import("./routes/thank-you.tsx"),
  wallet: () => import("./routes/wallet.tsx"),
  rewards: () => import("./routes/rewards.tsx"),
  orders: () => import("./routes/orders.tsx"),
  customise: () => import("./routes/customise.tsx"),
  menu: () => import("./routes/menu.tsx"),
  offers: () => import("./routes/offers.tsx"),
  search: () => import("./routes/search.tsx"),
  "sign-in": () => import("./routes/sign-in.tsx"),
  account: () => import("./routes/account.tsx"),
  help: () => import("./routes/help.tsx"),
  terms: () => import("./routes/terms.tsx"),
  "dev-ui": () => import("./routes/dev-ui.tsx"),
  "missing-page": () => import("./routes/missing-page.tsx"),
}

function page(path: string | undefined, file: keyof typeof lazyRoutes): RouteObject {
  const id = `routes/${file}#${path}`
  // The router remembers a failed load permanently, so a screen with a reload button is returned instead.
  const lazy = () =>
    importWithRetry<Pick<RouteObject, "Component" | "loader">>(lazyRoutes[file]).catch((error: unknown) => {
      reportError("a screen could not be loaded", error, { file })
      return { Component: PageErrorScreen }
    })
  const shared = { lazy, ErrorBoundary: PageErrorScreen, shouldRevalidate: shouldReload }
  return path === undefined ? { index: true, id, ...shared } : { path, id, ...shared }
}

/**
 * A page's data doesn't depend on its query, so a changed query, for example for a sheet, reloads nothing. Opening the
 * same URL again reloads the data.
 */
function shouldReload({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyQueryChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOnlyQueryChange && defaultShouldRevalidate
}

const catchAll = page("*", "missing-page")

function withShell(children: RouteObject[]): RouteObject[] {
  return [{ path: "/", id: "root", Component: Root, ErrorBoundary: ShellErrorScreen, children }]
}

export const routes = withShell([
  page(undefined, "home"),
  page("home", "home"),
  page("landing", "landing"),
  page("menu", "menu"),
  page("menu/:category", "menu"),
  page("edv", "menu"),
  page("offers", "offers"),
  page("search", "search"),
  page("postorder-ui/offers", "offers"),
  page("postorder-ui/searchAddress", "search-address"),
  page("postorder-ui/mapScreen", "map-screen"),
  page("postorder-ui/nearestStore", "nearest-store"),
  page("postorder-ui/takeawayMapScreen", "takeaway-map"),
  page("postorder-ui/selectRestaurant", "select-restaurant"),
  page("postorder-ui/myAddresses", "my-addresses"),
  page("customise", "customise"),
  page("cart", "cart"),
  page("coupons", "coupons"),
  page("payment", "payment"),
  page("paytmForm", "payment"),
  page("upiForm", "payment"),
  page("thank-you", "thank-you"),
  page("track", "orders"),
  page("postorder-ui?/login", "sign-in"),
  page("postorder-ui?/login-otp", "sign-in"),
  page("postorder-ui/profile", "account"),
  page("postorder-ui/wallet", "wallet"),
  page("postorder-ui/rewards", "rewards"),
  page("postorder-ui/feedback", "help"),
  page("postorder-ui/orderHistory", "orders"),
  page("postorder-ui/orderdetails", "orders"),
  page("delete-account", "account"),
  page("postorder-ui?/help", "help"),
  page("postorder-ui/cases", "help"),
  page("chatbot", "help"),
  page("terms", "terms"),
  page("dev/ui", "dev-ui"),
  catchAll,
])

/** For a URL without a page: every link is a full page load. */
export const missingPageRoutes = withShell([catchAll])
