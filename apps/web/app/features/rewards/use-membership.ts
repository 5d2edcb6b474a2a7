import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { useRef, useState } from "react"
import { fetchMembership, type Membership } from "../../shared/loyalty/membership.api.ts"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"

interface MembershipState {
  query: Query<Membership>
  /** What the customer's own action returned; undefined without one. */
  changed: Membership | undefined
  /** The newest that is known; undefined while the first one loads. */
  membership: Membership | undefined
  change: (membership: Membership) => void
}

/**
 * LOY-4: the customer's membership. It is read again when the page becomes visible again; if that fails, what is known
 * stays.
 */
export function useMembership(isCustomer: boolean): MembershipState {
  const query = useQuery(isCustomer ? fetchMembership : undefined)
  const [changed, setChanged] = useState<Membership>()
  const [refreshed, setRefreshed] = useState<Membership>()
  const refreshing = useRef<AbortController>(null)
  useWhenVisibleAgain(async () => {
    if (query.state !== "ready") return
    refreshing.current?.abort()
    const control = new AbortController()
    refreshing.current = control
    const result = await fetchMembership(control.signal)
    if (result.ok && !control.signal.aborted) setRefreshed(result.data)
  })
  const change = (membership: Membership) => {
    // An older response must not replace what the customer has just changed.
    refreshing.current?.abort()
    setRefreshed(undefined)
    setChanged(membership)
  }
  const loaded = query.state === "ready" ? query.value : undefined
  return { query, changed, membership: refreshed ?? changed ?? loaded, change }
}
