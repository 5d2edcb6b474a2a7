import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OvenDrawing, SearchDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import type { OrderFilter } from "./order-history.api.ts"

/** The empty state of each list, with a link. */
export function NoOrders({ filter }: { filter: OrderFilter }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  if (filter === "favourite") {
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title="No favourites yet"
        action={<ButtonLink href="/postorder-ui/orderHistory">See all orders</ButtonLink>}
      >
        Press the heart on an order you’d have again: it waits for you here.
      </EmptyState>
    )
  }
  if (filter === "failed") {
    return (
      <EmptyState
        drawing={<OvenDrawing />}
        title="Every order went through"
        action={<ButtonLink href="/postorder-ui/orderHistory">See all orders</ButtonLink>}
      >
        Where a payment doesn’t work out, the order and what becomes of the money stand here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<BoxDrawing />}
      title="No orders yet"
      action={<ButtonLink href={menuPath}>See the menu</ButtonLink>}
    >
      The oven is hot. What you order stands here, to be had again with one press.
    </EmptyState>
  )
}
