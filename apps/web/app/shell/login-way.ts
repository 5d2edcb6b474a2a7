import { ownPath } from "@hearth/domain/identity/own-path.ts"

/** Where somebody came from who signs in, and where they go on (NAV-10). */
export interface LoginWay {
  /** A path of our own, whatever the address said. */
  redirectUrl: string
  /** The step of the shop it is part of. */
  from?: "cart" | "address"
  /** Below /postorder-ui/ never (NAV-9). */
  loginFromCart: boolean
  isPostorder: boolean
}

const POSTORDER = "/postorder-ui"

export function readLoginWay(pathname: string, params: URLSearchParams): LoginWay {
  const isPostorder = pathname.startsWith(`${POSTORDER}/`)
  const said = params.get("from")
  const from = said === "cart" || said === "address" ? said : undefined
  return {
    redirectUrl: ownPath(params.get("redirectUrl")),
    from,
    loginFromCart: !isPostorder && (from === "cart" || params.get("loginFromCart") === "true"),
    isPostorder,
  }
}

export type LoginPage = "login" | "login-otp"

/** `more`: how far on a page, such as by which way. */
export function loginHref(page: LoginPage, way: LoginWay, more: Readonly<Record<string, string>> = {}): string {
  const { redirectUrl, from, isPostorder, loginFromCart } = way
  const query = new URLSearchParams({
    ...(redirectUrl === "/" ? {} : { redirectUrl }),
    ...(from ? { from } : {}),
    ...(loginFromCart && from !== "cart" ? { loginFromCart: "true" } : {}),
    ...more,
  }).toString()
  return `${isPostorder ? POSTORDER : ""}/${page}${query === "" ? "" : `?${query}`}`
}

/** SES-10: to sign in, and back to here. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }): string {
  return loginHref("login", { redirectUrl: ownPath(pathname + search), loginFromCart: false, isPostorder: false })
}
