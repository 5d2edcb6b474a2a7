import { safeRedirectPath } from "@hearth/domain/identity/safe-redirect-path.ts"

/** Where a sign-in was started, and where it continues (NAV-10). */
export interface LoginRoute {
  /** Always a path on this site, even if the URL had another address. */
  redirectUrl: string
  /** The checkout step that the sign-in is part of. */
  from?: "cart" | "address"
  /** Never true below /postorder-ui/ (NAV-9). */
  loginFromCart: boolean
  isPostorder: boolean
  /** The customer is signed in and signs in again to prove their identity. */
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

/** `extraParams`: additional query parameters, such as the sign-in method. */
export function loginHref(
  page: LoginPage,
  route: LoginRoute,
  extraParams: Readonly<Record<string, string>> = {},
): string {
  const { redirectUrl, from, isPostorder, loginFromCart, isReauthentication } = route
  const query = new URLSearchParams({
    ...(redirectUrl === "/" ? {} : { redirectUrl }),
    ...(from ? { from } : {}),
    ...(loginFromCart && from !== "cart" ? { loginFromCart: "true" } : {}),
    ...(isReauthentication ? { again: "true" } : {}),
    ...extraParams,
  }).toString()
  return `${isPostorder ? POSTORDER : ""}/${page}${query === "" ? "" : `?${query}`}`
}

/** The URL to sign in again and return. */
export function reauthenticateHref(redirectUrl: string): string {
  return loginHref("login", { redirectUrl, loginFromCart: false, isPostorder: false, isReauthentication: true })
}

/** SES-10: the URL to sign in and return to this page. */
export function loginHrefFrom({ pathname, search }: { pathname: string; search: string }): string {
  return loginHref("login", {
    redirectUrl: safeRedirectPath(pathname + search),
    loginFromCart: false,
    isPostorder: false,
  })
}
