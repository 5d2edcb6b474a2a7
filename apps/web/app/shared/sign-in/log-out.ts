import { DESKTOP } from "@hearth/ui/screen-sizes.ts"
import { api } from "../../client/api/api.ts"
import { clearCustomerData } from "./clear-customer-data.ts"
import { runSignOut } from "../../client/session/sign-out-state.ts"

export type LogOutDestination = "reload" | "back" | "root"

/**
 * IDN-11: where signing out leads. Goes back only on a desktop and only to a page of ours: on a phone the previous page
 * may be the screen that needs a customer.
 */
export function logOutDestination(options: {
  doNotNavigate: boolean
  isDesktop: boolean
  hasPageBefore: boolean
}): LogOutDestination {
  if (options.doNotNavigate) return "reload"
  return options.isDesktop && options.hasPageBefore ? "back" : "root"
}

/** Ends every session of the customer. Returns false if that failed: this device stays signed in, to try again. */
export async function logOutEverywhere(): Promise<boolean> {
  const endCall = api("POST /sso-aggregation/ve1/logouteverywhere").then(({ ok }) => ok)
  const hasEnded = await runSignOut(
    endCall.catch(() => false),
    clearCustomerData,
  )
  if (hasEnded) leavePage({ doNotNavigate: false })
  return hasEnded
}

/**
 * Ends the session on the server and removes the customer's data from this device. The data is removed even if the
 * server can't be reached: the next session of this browser ends the previous one.
 */
export async function logOut({ doNotNavigate = false } = {}): Promise<void> {
  const endCall = api("POST /sso-aggregation/ve1/logout").catch(() => undefined)
  await runSignOut(
    endCall.then(() => true),
    clearCustomerData,
  )
  leavePage({ doNotNavigate })
}

/** Always loads a fresh page, so that no personal data stays in memory. */
function leavePage({ doNotNavigate }: { doNotNavigate: boolean }): void {
  const destination = logOutDestination({
    doNotNavigate,
    isDesktop: matchMedia(DESKTOP).matches,
    hasPageBefore: ((history.state as { idx?: number } | null)?.idx ?? 0) > 0,
  })
  if (destination === "reload") return location.reload()
  if (destination === "root") return location.replace("/")
  addEventListener("popstate", () => location.reload(), { once: true })
  history.back()
}
