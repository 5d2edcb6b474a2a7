import type { Category } from "@hearth/contract/calls/catalog.calls.ts"
import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/nothing-drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { useState } from "react"
import { PageTitle } from "../../shell/page-title.tsx"
import { CategoryRail } from "./category-rail.tsx"
import { ProductCard } from "./product-card.tsx"
import styles from "./menu-board.module.css"
import type { ShownProduct } from "./shown-product.ts"

interface MenuBoardProps {
  entry: PageEntry
  categories: Category[]
  products: ShownProduct[]
}

/** The first rows are in the first view: their pictures are fetched at once, the rest when they come near. */
const FIRST_VIEW = 2

export function MenuBoard({ entry, categories, products }: MenuBoardProps) {
  const [vegOnly, setVegOnly] = useState(false)
  const byId = new Map(products.map((product) => [product.id, product]))
  const sections = categories
    .map((category) => ({
      ...category,
      products: category.productIds.flatMap((id) => byId.get(id) ?? []).filter((p) => !vegOnly || p.foodType === "VEG"),
    }))
    .filter((section) => section.products.length > 0)
  const hasBoth = new Set(products.map((product) => product.foodType)).size > 1
  return (
    <div className={styles.board}>
      <CategoryRail current={entry.path} />
      <div className={styles.main}>
        <div className={styles.head}>
          <PageTitle heading={entry.heading}>{categories.length === 1 ? categories[0]?.blurb : undefined}</PageTitle>
          {hasBoth ? (
            <Switch label="Veg only" checked={vegOnly} onChange={(event) => setVegOnly(event.target.checked)} />
          ) : undefined}
        </div>
        {sections.map((section, place) => (
          <section key={section.id} aria-labelledby={`category-${section.id}`} className={styles.section}>
            <h2 id={`category-${section.id}`} className={sections.length === 1 ? "sr-only" : styles.heading}>
              {section.name}
            </h2>
            <ul className={styles.grid}>
              {section.products.map((product, index) => (
                <li key={product.id}>
                  <ProductCard product={product} priority={place === 0 && index < FIRST_VIEW} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {sections.length === 0 ? (
          <EmptyState
            drawing={<BoxDrawing />}
            title={vegOnly ? "Nothing vegetarian here" : "Nothing here today"}
            action={vegOnly ? <Button onClick={() => setVegOnly(false)}>Show everything</Button> : undefined}
          >
            {vegOnly
              ? "Have a look at the other categories, there is plenty."
              : "This part of the menu is being filled."}
          </EmptyState>
        ) : undefined}
      </div>
    </div>
  )
}
