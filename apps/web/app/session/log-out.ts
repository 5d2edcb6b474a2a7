import { DESKTOP } from "@hearth/ui/screen-sizes.ts"
import { api } from "./api.ts"
import { forgetCustomer } from "./forget-customer.ts"
import { signOutWith } from "./leaving.ts"

export type WayOut = "reload" | "back" | "root"

/**
 * IDN-11: where signing out leads. Back only where that is a page of ours, and no dialog of a phone's: there the way back
 * may be the very screen that needs a customer.
 */
export function wayOut(asked: { doNotNavigate: boolean; isDesktop: boolean; hasPageBefore: boolean }): WayOut {
  if (asked.doNotNavigate) return "reload"
  return asked.isDesktop && asked.hasPageBefore ? "back" : "root"
}

/** Ends every session of the customer. False where that failed: this device stays signed in, to try again. */
export async function logOutEverywhere(): Promise<boolean> {
  const ended = api("POST /sso-aggregation/ve1/logouteverywhere").then(({ ok }) => ok)
  const hasEnded = await signOutWith(
    ended.catch(() => false),
    forgetCustomer,
  )
  if (hasEnded) leave(false)
  return hasEnded
}

/**
 * Ends the session on the server and takes everything of the customer's from this device. Where the server can't be
 * reached it is gone from here all the same: the next session of this browser ends the one before it.
 */
export async function logOut({ doNotNavigate = false } = {}): Promise<void> {
  const ended = api("POST /sso-aggregation/ve1/logout").catch(() => undefined)
  await signOutWith(
    ended.then(() => true),
    forgetCustomer,
  )
  leave(doNotNavigate)
}

/** Always with a fresh page: what a script still holds of somebody must not outlive them. */
function leave(doNotNavigate: boolean): void {
  const way = wayOut({
    doNotNavigate,
    isDesktop: matchMedia(DESKTOP).matches,
    hasPageBefore: ((history.state as { idx?: number } | null)?.idx ?? 0) > 0,
  })
  if (way === "reload") return location.reload()
  if (way === "root") return location.replace("/")
  addEventListener("popstate", () => location.reload(), { once: true })
  history.back()
}
