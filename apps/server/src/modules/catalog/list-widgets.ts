import type { Deal, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as guaranteeTexts from "@hearth/texts/checkout/guarantee.ts"
import * as homeWidgetTexts from "@hearth/texts/shell/home-widgets.ts"

type WidgetOf<Kind extends Widget["kind"]> = Extract<Widget, { kind: Kind }>

interface HomePageInput {
  banner: WidgetOf<"banner">["banner"]
  country: CountryCode
  /** The maximum refund for a late delivery; undefined when the country has no guarantee. */
  liability: number | undefined
  categories: WidgetOf<"categories">["categories"]
  sections: { id: string; title: string; href: string; products: Product[] }[]
  deals: Deal[]
}

const OFFERS = "/offers"

/** Returns the home page's widgets in display order, without those that have no content. */
export function listWidgets({ banner, country, liability, categories, sections, deals }: HomePageInput): Widget[] {
  const [firstSection, ...otherSections] = sections
    .filter(({ products }) => products.length > 0)
    .map(({ id, title, href, products }): Widget => ({
      id: `products-${id}`,
      label: title,
      kind: "products",
      href,
      products,
    }))
  const dealsWithCode = deals.filter(({ code }) => code !== null)
  const boxDeals = deals.filter(({ code }) => code === null)
  const widgets: (Widget | false | undefined)[] = [
    { id: "banner", label: banner.title, kind: "banner", banner },
    liability !== undefined && {
      id: "guarantee",
      label: guaranteeTexts.guaranteeName,
      kind: "guarantee",
      text: guaranteeTexts.refundedUpTo(liability, country),
    },
    categories.length > 0 && { id: "categories", label: homeWidgetTexts.categories, kind: "categories", categories },
    firstSection,
    dealsWithCode.length > 0 && {
      id: "offers",
      label: homeWidgetTexts.codes,
      kind: "offers",
      href: OFFERS,
      deals: dealsWithCode,
    },
    ...otherSections,
    boxDeals.length > 0 && { id: "deals", label: homeWidgetTexts.deals, kind: "deals", href: OFFERS, deals: boxDeals },
  ]
  return widgets.filter((widget) => widget !== false && widget !== undefined)
}
