import { STORE_COOKIE } from "@hearth/contract/page-rendering.ts"
import { mayStoreCookies } from "../client/page/page-context.store.ts"

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Sets the cookie that selects the store whose pages the server sends. It names a store, not a person. If cookies need
 * consent and the visitor hasn't given it, the choice is only in the browser's storage, and the store's data is fetched
 * after the default store's page has loaded.
 */
export function setStoreCookie(storeId: string): void {
  if (!mayStoreCookies()) return
  document.cookie = `${STORE_COOKIE}=${encodeURIComponent(storeId)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** From then on the server sends the pages of the country's default store. */
export function clearStoreCookie(): void {
  document.cookie = `${STORE_COOKIE}=; path=/; max-age=0; samesite=lax`
}
