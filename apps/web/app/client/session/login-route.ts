import { safeRedirectPath } from "@hearth/domain/identity/safe-redirect-path.ts"

/** Where somebody came from who signs in, and where they go on (NAV-10). */
export interface LoginRoute {
  /** A path of our own, whatever the address said. */
  redirectUrl: string
  /** The step of the shop it is part of. */
  from?: "cart" | "address"
  /** Below /postorder-ui/ never (NAV-9). */
  loginFromCart: boolean
  isPostorder: boolean
  /** Who is in signs in once more, to prove that it is them. */
  isReauthentication?: boolean
}

const POSTORDER = "/postorder-ui"

export function readLoginRoute(pathname: string, params: URLSearchParams): LoginRoute {
  const isPostorder = pathname.startsWith(`${POSTORDER}/`)
  const fromParam = params.get("from")
  const from = fromParam === "cart" || fromParam === "address" ? fromParam : undefined
  return {
    redirectUrl: safeRedirectPath(params.get("redirectUrl")),
    from,
    loginFromCart: !isPostorder && (from === "cart" || params.get("loginFromCart") === "true"),
    isPostorder,
    isReauthentication: params.get("again") === "true",
  }
}

export type LoginPage = "login" | "login-otp"

/** `more`: how far on a page, such as by which way. */
export function loginHref(page: LoginPage, route: LoginRoute, more: Readonly<Record<string, string>> = {}): string {
  const { redirectUrl, from, isPostorder, loginFromCart, isReauthentication } = route
  const query = new URLSearchParams({
    ...(redirectUrl === "/" ? {} : { redirectUrl }),
    ...(from ? { from } : {}),
    ...(loginFromCart && from !== "cart" ? { loginFromCart: "true" } : {}),
    ...(isReauthentication ? { again: "true" } : {}),
    ...more,
  }).toString()
  return `${isPostorder ? POSTORDER : ""}/${page}${query === "" ? "" : `?${query}`}`
}

/** To prove once more who one is, and back. */
export function reauthenticateHref(redirectUrl: string): string {
  return loginHref("login", { redirectUrl, loginFromCart: false, isPostorder: false, isReauthentication: true })
}

/** SES-10: to sign in, and back to here. */
export function loginHrefFrom({ pathname, search }: { pathname: string; search: string }): string {
  return loginHref("login", {
    redirectUrl: safeRedirectPath(pathname + search),
    loginFromCart: false,
    isPostorder: false,
  })
}
