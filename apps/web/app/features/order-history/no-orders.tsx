import * as labels from "@hearth/texts/labels.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { BoxDrawing, OvenDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
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
        title={historyTexts.noFavourites}
        action={<ButtonLink href="/postorder-ui/orderHistory">{historyTexts.seeAllOrders}</ButtonLink>}
      >
        {historyTexts.noFavouritesHelp}
      </EmptyState>
    )
  }
  if (filter === "failed") {
    return (
      <EmptyState
        drawing={<OvenDrawing />}
        title={historyTexts.noUnsuccessful}
        action={<ButtonLink href="/postorder-ui/orderHistory">{historyTexts.seeAllOrders}</ButtonLink>}
      >
        {historyTexts.noUnsuccessfulHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<BoxDrawing />}
      title={historyTexts.noOrders}
      action={<ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>}
    >
      {historyTexts.noOrdersHelp}
    </EmptyState>
  )
}
