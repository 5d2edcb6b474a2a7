import type { Category } from "@hearth/contract/calls/catalog.calls.ts"
import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import * as menuTexts from "@hearth/texts/menu/menu-page.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { useDeferredValue, useState } from "react"
import { CartColumnOutlet } from "../../shared/menu/cart-column-outlet.ts"
import { MenuNoticeOutlet } from "../../shared/menu/menu-notice-outlet.ts"
import { LazyHydrate, hydrateAll } from "../../client/loading/lazy-hydrate.tsx"
import { PageTitle } from "../../shared/page/page-title.tsx"
import { CategoryRail } from "./category-rail.tsx"
import styles from "./menu-page.module.css"
import { MenuSection } from "./menu-section.tsx"
import type { ProductCardData } from "./product-card-data.ts"

interface MenuPageProps {
  entry: PageEntry
  categories: Category[]
  products: ProductCardData[]
}

const EAGER_PICTURE_COUNT = 3

export function MenuPage({ entry, categories, products }: MenuPageProps) {
  const [vegOnly, setVegOnly] = useState(false)
  const isVegFiltered = useDeferredValue(vegOnly)
  const changeVegOnly = (isVegOnly: boolean) => {
    hydrateAll()
    setVegOnly(isVegOnly)
  }
  const productsById = new Map(products.map((product) => [product.id, product]))
  const sections = categories
    .map((category) => ({
      category,
      shownProducts: category.productIds
        .flatMap((id) => productsById.get(id) ?? [])
        .filter(({ foodType }) => !isVegFiltered || foodType === "VEG"),
    }))
    .filter(({ shownProducts }) => shownProducts.length > 0)
  const hasVegAndNonVeg = new Set(products.map((product) => product.foodType)).size > 1
  return (
    <div className={styles.board}>
      <CategoryRail currentPath={entry.path} sections={sections.map(({ category }) => category.slug)} />
      <div className={styles.main}>
        <div className={styles.head}>
          <PageTitle heading={entry.heading}>{categories.length === 1 ? categories[0]?.blurb : undefined}</PageTitle>
          {hasVegAndNonVeg ? (
            <Switch
              label={productTexts.vegOnly}
              checked={vegOnly}
              onChange={(event) => changeVegOnly(event.target.checked)}
            />
          ) : undefined}
        </div>
        <div className={styles.notice}>
          <MenuNoticeOutlet />
        </div>
        {sections.map(({ category, shownProducts }, index) => (
          <LazyHydrate key={category.id}>
            <MenuSection
              category={category}
              products={shownProducts}
              isOnly={categories.length === 1}
              eagerCount={index === 0 ? EAGER_PICTURE_COUNT : 0}
            />
          </LazyHydrate>
        ))}
        {sections.length === 0 ? (
          <EmptyState
            drawing={<BoxDrawing />}
            title={isVegFiltered ? menuTexts.nothingVeg : menuTexts.nothingHere}
            action={
              isVegFiltered ? <Button onClick={() => changeVegOnly(false)}>{menuTexts.showAll}</Button> : undefined
            }
          >
            {isVegFiltered ? menuTexts.tryOtherCategories : menuTexts.checkBackSoon}
          </EmptyState>
        ) : undefined}
      </div>
      <CartColumnOutlet />
    </div>
  )
}
