import type { PlaceTarget } from "../../place/location-sheet.store.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the search, the map and the form hand on to each other in their addresses. */
export interface AddressRoute {
  /** An address is to be saved. */
  for?: "address"
  /** The saved address that is being changed. */
  edit?: string
  /** NAV-10: where the way began, and leads back to. */
  from?: "cart" | "payment"
}

export function readAddressRoute(params: URLSearchParams): AddressRoute {
  const edit = params.get("edit") ?? ""
  const from = params.get("from")
  return {
    ...(params.get("for") === "address" ? { for: "address" } : {}),
    ...(UUID.test(edit) ? { edit } : {}),
    ...(from === "cart" || from === "payment" ? { from } : {}),
  }
}

/** An address of one of these screens, with what it needs and what is handed on. */
export function postorderPath(
  screen: string,
  ...parts: readonly Readonly<Record<string, string | undefined>>[]
): string {
  const given = Object.entries(Object.assign({}, ...parts) as Record<string, string | undefined>).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const text = new URLSearchParams(given).toString()
  return `/postorder-ui/${screen}${text === "" ? "" : `?${text}`}`
}

/** LOC-10: where a choice made on this way leads. */
export function placeTargetOf({ from }: AddressRoute): PlaceTarget {
  return from ?? "other"
}

/** NAV-10: where a saved address leads; the checkout is told which one it is. */
export function hrefAfterSaving({ from }: AddressRoute, addressId: string): string {
  if (from === "payment") return `/payment?address=${addressId}`
  return from === "cart" ? "/cart" : "/postorder-ui/myAddresses?fromProfile=true"
}
