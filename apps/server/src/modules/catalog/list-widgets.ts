import type { Deal, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"

type WidgetOf<Kind extends Widget["kind"]> = Extract<Widget, { kind: Kind }>

interface LandingPageInput {
  banner: WidgetOf<"banner">["banner"]
  /** The highest amount that a late delivery pays back, formatted; undefined when the country has no guarantee. */
  liability: string | undefined
  categories: WidgetOf<"categories">["categories"]
  sections: { id: string; title: string; href: string; products: Product[] }[]
  deals: Deal[]
}

const OFFERS = "/offers"

/** Returns the landing page's widgets in display order, without those that have no content. */
export function listWidgets({ banner, liability, categories, sections, deals }: LandingPageInput): Widget[] {
  const [first, ...rest] = sections
    .filter(({ products }) => products.length > 0)
    .map(({ id, title, href, products }): Widget => ({
      id: `products-${id}`,
      label: title,
      kind: "products",
      href,
      products,
    }))
  const codes = deals.filter(({ code }) => code !== null)
  const boxes = deals.filter(({ code }) => code === null)
  const widgets: (Widget | false | undefined)[] = [
    { id: "banner", label: banner.title, kind: "banner", banner },
    liability !== undefined && {
      id: "guarantee",
      label: "30 Minutes or Free",
      kind: "guarantee",
      text: `Late delivery? You get up to ${liability} back, automatically.`,
    },
    categories.length > 0 && { id: "categories", label: "What would you like?", kind: "categories", categories },
    first,
    codes.length > 0 && { id: "offers", label: "Codes to use today", kind: "offers", href: OFFERS, deals: codes },
    ...rest,
    boxes.length > 0 && { id: "deals", label: "Worth sharing", kind: "deals", href: OFFERS, deals: boxes },
  ]
  return widgets.filter((widget) => widget !== false && widget !== undefined)
}
