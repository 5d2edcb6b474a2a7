import type { Home, Widget } from "@hearth/contract/calls/catalog.calls.ts"

/** What the landing page is made of, in its order. What has nothing to show is not there. */
export function listWidgets({ hero, categories, sections, deals }: Omit<Home, "menuId">): Widget[] {
  return [
    { id: "banner", label: hero.title, kind: "banner", banner: hero },
    ...(categories.length > 0
      ? [{ id: "categories", label: "What are you hungry for?", kind: "categories" as const, categories }]
      : []),
    ...sections.map(({ id, title, href, products }) => ({
      id: `products-${id}`,
      label: title,
      kind: "products" as const,
      href,
      products,
    })),
    ...(deals.length > 0 ? [{ id: "deals", label: "Deals", kind: "deals" as const, deals }] : []),
  ]
}
