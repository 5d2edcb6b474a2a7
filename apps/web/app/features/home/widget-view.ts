import type { Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"

/** A widget as sent with the page: products reduced to card data, deals without their terms. */
export type WidgetView<Shown> =
  | Exclude<Widget, { kind: "products" }>
  | (Omit<Extract<Widget, { kind: "products" }>, "products"> & { products: Shown[] })

export function toWidgetView<Shown>(widget: Widget, toShown: (product: Product) => Shown): WidgetView<Shown> {
  switch (widget.kind) {
    case "products":
      return { ...widget, products: widget.products.map(toShown) }
    case "offers":
    case "deals":
      return { ...widget, deals: widget.deals.map((deal) => ({ ...deal, terms: [] })) }
    default:
      return widget
  }
}
