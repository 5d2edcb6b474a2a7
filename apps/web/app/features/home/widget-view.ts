import type { Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"

/** A widget as sent with the page: products reduced to card data, deals without their terms. */
export type WidgetView<Card> =
  | Exclude<Widget, { kind: "products" }>
  | (Omit<Extract<Widget, { kind: "products" }>, "products"> & { products: Card[] })

export function toWidgetView<Card>(widget: Widget, toCard: (product: Product) => Card): WidgetView<Card> {
  switch (widget.kind) {
    case "products":
      return { ...widget, products: widget.products.map(toCard) }
    case "offers":
    case "deals":
      return { ...widget, deals: widget.deals.map((deal) => ({ ...deal, terms: [] })) }
    default:
      return widget
  }
}
