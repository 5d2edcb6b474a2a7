import type { FoundCustomer, PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { CustomerCard } from "./customer-card.tsx"
import { CustomerSearch } from "./customer-search.tsx"
import { formatMobile } from "../../client/format-mobile.ts"

type SearchState =
  | { state: "idle" }
  | { state: "searching" }
  | { state: "not found"; mobile: Phone }
  | { state: "found"; mobile: Phone; customer: FoundCustomer }

/** Finds a customer by mobile number and corrects their points; role support. */
export function CustomersScreen() {
  const [search, setSearch] = useState<SearchState>({ state: "idle" })

  /** Returns the error for the field. The previous customer disappears first, so that nobody corrects the wrong one. */
  async function findCustomer(mobile: Phone): Promise<string | undefined> {
    setSearch({ state: "searching" })
    const result = await call("POST /store-ops/ve1/head-office/customers/search", { body: { mobile } })
    if (result.ok) {
      setSearch({ state: "found", mobile, customer: result.data.customer })
      return undefined
    }
    setSearch(result.code === "NOT_FOUND" ? { state: "not found", mobile } : { state: "idle" })
    if (result.code === "NOT_FOUND") return undefined
    return result.code === "TOO_MANY_REQUESTS" ? customersTexts.searchLimit : result.message
  }

  /**
   * Shows the points that the server returned with a change, because another search would be recorded and counted again.
   * The response may arrive after a search for someone else.
   */
  function showPoints(userId: string, { balance, pending, withoutApproval, waitingCorrections }: PointsAfter): void {
    setSearch((current) => {
      if (current.state !== "found" || current.customer.userId !== userId) return current
      const { customer } = current
      const membership = { ...customer.membership, balance, pending }
      return { ...current, customer: { ...customer, membership, withoutApproval, waitingCorrections } }
    })
  }

  return (
    <div className="screen">
      <h1>{customersTexts.customers}</h1>
      <CustomerSearch onSearch={findCustomer} />
      {search.state === "searching" ? (
        <LoadingPanel label={customersTexts.searching} errorMessage={undefined} onRetry={() => undefined} />
      ) : undefined}
      {search.state === "found" ? (
        <CustomerCard
          key={search.customer.userId}
          customer={search.customer}
          mobile={formatMobile(search.mobile, country)}
          onPointsChanged={showPoints}
        />
      ) : undefined}
      {search.state === "idle" ? (
        <EmptyState drawing={<SearchDrawing />} title={customersTexts.startHere}>
          {customersTexts.startHint}
        </EmptyState>
      ) : undefined}
      <div aria-live="polite">
        {search.state === "not found" ? (
          <EmptyState drawing={<SearchDrawing />} title={customersTexts.notFound(formatMobile(search.mobile, country))}>
            {customersTexts.notFoundHint}
          </EmptyState>
        ) : undefined}
      </div>
    </div>
  )
}
