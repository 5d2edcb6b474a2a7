import type { Deal, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as guaranteeTexts from "@hearth/texts/checkout/guarantee.ts"
import * as homeWidgetTexts from "@hearth/texts/shell/home-widgets.ts"

type WidgetOf<Kind extends Widget["kind"]> = Extract<Widget, { kind: Kind }>

interface LandingPageInput {
  banner: WidgetOf<"banner">["banner"]
  country: CountryCode
  /** The highest amount that a late delivery pays back; undefined when the country has no guarantee. */
  liability: number | undefined
  categories: WidgetOf<"categories">["categories"]
  sections: { id: string; title: string; href: string; products: Product[] }[]
  deals: Deal[]
}

const OFFERS = "/offers"

/** Returns the landing page's widgets in display order, without those that have no content. */
export function listWidgets({ banner, country, liability, categories, sections, deals }: LandingPageInput): Widget[] {
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
      label: guaranteeTexts.guaranteeName,
      kind: "guarantee",
      text: guaranteeTexts.refundedUpTo(liability, country),
    },
    categories.length > 0 && { id: "categories", label: homeWidgetTexts.categories, kind: "categories", categories },
    first,
    codes.length > 0 && { id: "offers", label: homeWidgetTexts.codes, kind: "offers", href: OFFERS, deals: codes },
    ...rest,
    boxes.length > 0 && { id: "deals", label: homeWidgetTexts.deals, kind: "deals", href: OFFERS, deals: boxes },
  ]
  return widgets.filter((widget) => widget !== false && widget !== undefined)
}
