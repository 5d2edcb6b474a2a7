import type { RouteObject, ShouldRevalidateFunctionArgs } from "react-router"
import { Root } from "./root.tsx"
import { reportError } from "./session/report-error.ts"
import { PageErrorScreen, ShellErrorScreen } from "./shell/route-error-screen.tsx"
import { loadPatiently } from "./shell/load-patiently.ts"

/** A route's id is its file, so that the server finds the scripts and styles that go with it. */
const lazyRoutes = {
  "routes/home": () => import("./routes/home.tsx"),
  "routes/landing": () => import("./routes/landing.tsx"),
  "routes/search-address": () => import("./routes/search-address.tsx"),
  "routes/map-screen": () => import("./routes/map-screen.tsx"),
  "routes/nearest-store": () => import("./routes/nearest-store.tsx"),
  "routes/takeaway-map": () => import("./routes/takeaway-map.tsx"),
  "routes/select-restaurant": () => import("./routes/select-restaurant.tsx"),
  "routes/my-addresses": () => import("./routes/my-addresses.tsx"),
  "routes/cart": () => import("./routes/cart.tsx"),
  "routes/coupons": () => import("./routes/coupons.tsx"),
  "routes/payment": () => import("./routes/payment.tsx"),
  "routes/thank-you": () => import("./routes/thank-you.tsx"),
  "routes/wallet": () => import("./routes/wallet.tsx"),
  "routes/orders": () => import("./routes/orders.tsx"),
  "routes/customise": () => import("./routes/customise.tsx"),
  "routes/menu": () => import("./routes/menu.tsx"),
  "routes/offers": () => import("./routes/offers.tsx"),
  "routes/search": () => import("./routes/search.tsx"),
  "routes/sign-in": () => import("./routes/sign-in.tsx"),
  "routes/account": () => import("./routes/account.tsx"),
  "routes/help": () => import("./routes/help.tsx"),
  "routes/terms": () => import("./routes/terms.tsx"),
  "routes/dev-ui": () => import("./routes/dev-ui.tsx"),
  "routes/page-state": () => import("./routes/page-state.tsx"),
}

function page(path: string | undefined, file: keyof typeof lazyRoutes, suffix = ""): RouteObject {
  // The router remembers a failed load for good; a screen that offers to refresh is the better memory.
  const lazy = () =>
    loadPatiently<Pick<RouteObject, "Component" | "loader">>(lazyRoutes[file]).catch((error: unknown) => {
      reportError("a screen could not be loaded", error, { file })
      return { Component: PageErrorScreen }
    })
  const shared = { lazy, ErrorBoundary: PageErrorScreen, shouldRevalidate: isAsked }
  return path === undefined ? { index: true, id: file, ...shared } : { path, id: file + suffix, ...shared }
}

/** A page's data don't depend on its query: what opens over it leaves it alone. The same address again asks anew. */
function isAsked({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !onlyQuery && defaultShouldRevalidate
}

const anywhere = page("*", "routes/page-state")

function withShell(children: RouteObject[]): RouteObject[] {
  return [{ path: "/", id: "root", Component: Root, ErrorBoundary: ShellErrorScreen, children }]
}

export const routes = withShell([
  page(undefined, "routes/home"),
  page("home", "routes/home", "#home"),
  page("landing", "routes/landing"),
  page("menu", "routes/menu"),
  page("menu/:category", "routes/menu", "#category"),
  page("edv", "routes/menu", "#edv"),
  page("offers", "routes/offers"),
  page("search", "routes/search"),
  page("postorder-ui/offers", "routes/offers", "#postorder"),
  page("postorder-ui/searchAddress", "routes/search-address"),
  page("postorder-ui/mapScreen", "routes/map-screen"),
  page("postorder-ui/nearestStore", "routes/nearest-store"),
  page("postorder-ui/takeawayMapScreen", "routes/takeaway-map"),
  page("postorder-ui/selectRestaurant", "routes/select-restaurant"),
  page("postorder-ui/myAddresses", "routes/my-addresses"),
  page("customise", "routes/customise"),
  page("cart", "routes/cart"),
  page("coupons", "routes/coupons"),
  page("payment", "routes/payment"),
  page("paytmForm", "routes/payment", "#paytm"),
  page("upiForm", "routes/payment", "#upi"),
  page("thank-you", "routes/thank-you"),
  page("postorder-ui?/login", "routes/sign-in"),
  page("postorder-ui?/login-otp", "routes/sign-in", "#code"),
  page("postorder-ui/profile", "routes/account"),
  page("postorder-ui/wallet", "routes/wallet"),
  page("postorder-ui/orderHistory", "routes/orders"),
  page("postorder-ui/orderdetails", "routes/orders", "#one"),
  page("delete-account", "routes/account", "#delete"),
  page("help", "routes/help"),
  page("terms", "routes/terms"),
  page("dev/ui", "routes/dev-ui"),
  anywhere,
])

/** Where the address has no page, every way on leads through the server. */
export const stateRoutes = withShell([anywhere])
