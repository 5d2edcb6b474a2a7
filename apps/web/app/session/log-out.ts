import { DESKTOP } from "@hearth/ui/screen-sizes.ts"
import { api } from "./api.ts"
import { forgetCustomer } from "./forget-customer.ts"
import { noteLeaving } from "./leaving.ts"

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
  const answer = await api("POST /sso-aggregation/ve1/logouteverywhere").catch(() => undefined)
  if (!answer?.ok) return false
  await forgetHere(false)
  return true
}

/**
 * Ends the session on the server and takes everything of the customer's from this device. Where the server can't be
 * reached it is gone from here all the same: the next session of this browser ends the one before it.
 */
export async function logOut({ doNotNavigate = false } = {}): Promise<void> {
  await api("POST /sso-aggregation/ve1/logout").catch(() => undefined)
  await forgetHere(doNotNavigate)
}

async function forgetHere(doNotNavigate: boolean): Promise<void> {
  noteLeaving()
  await forgetCustomer()
  leave(
    wayOut({
      doNotNavigate,
      isDesktop: matchMedia(DESKTOP).matches,
      hasPageBefore: ((history.state as { idx?: number } | null)?.idx ?? 0) > 0,
    }),
  )
}

/** Always with a fresh page: what a script still holds of somebody must not outlive them. */
function leave(way: WayOut): void {
  if (way === "reload") return location.reload()
  if (way === "root") return location.replace("/")
  addEventListener("popstate", () => location.reload(), { once: true })
  history.back()
}
