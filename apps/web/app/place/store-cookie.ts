import { STORE_COOKIE } from "@hearth/contract/page-rendering.ts"
import { mayStoreCookies } from "../client/page/page-context.store.ts"

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Tells the server which store's pages to send. It names a store, not a person. Where the deployment allows no cookies,
 * the browser itself remembers, and asks for the store's data after the default page has come.
 */
export function setStoreCookie(storeId: string): void {
  if (!mayStoreCookies()) return
  document.cookie = `${STORE_COOKIE}=${encodeURIComponent(storeId)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** From now on the server sends the pages of the country's default store. */
export function clearStoreCookie(): void {
  document.cookie = `${STORE_COOKIE}=; path=/; max-age=0; samesite=lax`
}
