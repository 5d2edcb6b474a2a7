import type { PlaceTarget } from "../../place/location-sheet.store.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The query parameters that the address search, the map and the address form pass on to each other. */
export interface AddressRoute {
  /** The chosen point becomes a saved address. */
  for?: "address"
  /** The saved address that is being edited. */
  edit?: string
  /** NAV-10: the screen on which the customer started, and to which they return. */
  from?: "cart" | "payment" | "rewards"
}

export function readAddressRoute(params: URLSearchParams): AddressRoute {
  const edit = params.get("edit") ?? ""
  const from = params.get("from")
  return {
    ...(params.get("for") === "address" ? { for: "address" } : {}),
    ...(UUID.test(edit) ? { edit } : {}),
    ...(from === "cart" || from === "payment" || from === "rewards" ? { from } : {}),
  }
}

/** The URL of a screen below `/postorder-ui/` with the parameters of all `queries`; later ones replace earlier ones. */
export function postorderPath(
  screen: string,
  ...queries: readonly Readonly<Record<string, string | undefined>>[]
): string {
  const entries = Object.entries(Object.assign({}, ...queries) as Record<string, string | undefined>).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const query = new URLSearchParams(entries).toString()
  return `/postorder-ui/${screen}${query === "" ? "" : `?${query}`}`
}

/** LOC-10: the page to open after a place is chosen. */
export function targetAfterChoosingPlace({ from }: AddressRoute): PlaceTarget {
  return from ?? "other"
}

/** NAV-10: the page to open after an address is saved. The checkout gets the address's id. */
export function hrefAfterSaving({ from }: AddressRoute, addressId: string): string {
  if (from === "payment") return `/payment?address=${addressId}`
  return from === "cart" ? "/cart" : "/postorder-ui/myAddresses?fromProfile=true"
}
