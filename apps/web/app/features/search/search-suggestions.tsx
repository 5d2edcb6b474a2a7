import type { Menu } from "@hearth/contract/calls/catalog.calls.ts"
import * as searchTexts from "@hearth/texts/menu/search.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { FlameIcon } from "@hearth/ui/icon/icons.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { type ReactNode, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { clearMenuSearches, recentMenuSearches } from "./recent-menu-searches.ts"
import styles from "./search-suggestions.module.css"

interface SuggestionsProps {
  menu: Menu
  onPick: (term: string) => void
  /** The visitor's favourites, if any. */
  favourites: ReactNode
}

const MAX_POPULAR = 8

/** Shown before anything is typed: recent searches, popular products and the menu's categories. */
export function SearchSuggestions({ menu, onPick, favourites }: SuggestionsProps) {
  const { pages } = usePageContext()
  const [recentSearches, setRecent] = useState(recentMenuSearches)
  const popular = popularTerms(menu)
  const productsById = new Map(menu.products.map((product) => [product.id, product]))
  const categoryTiles = menu.categories.flatMap(({ slug, name, productIds }) => {
    const page = pages.find(({ category }) => category === slug)
    const picture = productsById.get(productIds[0] ?? "")?.picture
    return page && picture ? [{ path: page.path, name, picture }] : []
  })
  return (
    <>
      {recentSearches.length > 0 ? (
        <section className={styles.section} aria-labelledby="recent-searches">
          <header className={styles.head}>
            <h2 id="recent-searches">{searchTexts.recentSearches}</h2>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                clearMenuSearches()
                setRecent([])
              }}
            >
              {searchTexts.clear}
            </Button>
          </header>
          <SearchTerms terms={recentSearches} icon={<ClockIcon size={16} />} onPick={onPick} />
        </section>
      ) : undefined}
      {favourites}
      {popular.length > 0 ? (
        <section className={styles.section} aria-labelledby="popular">
          <header className={styles.head}>
            <h2 id="popular">{searchTexts.popular}</h2>
          </header>
          <SearchTerms terms={popular} icon={<FlameIcon size={16} />} onPick={onPick} />
        </section>
      ) : undefined}
      <nav className={styles.section} aria-labelledby="browse">
        <header className={styles.head}>
          <h2 id="browse">{searchTexts.browse}</h2>
        </header>
        <ul className={styles.tiles}>
          {categoryTiles.map(({ path, name, picture }) => (
            <li key={path}>
              <a href={path} className={styles.tile}>
                <ProductPicture {...picture} alt="" colour={undefined} sizes="56px" className={styles.picture} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function SearchTerms({ terms, icon, onPick }: { terms: string[]; icon: ReactNode; onPick: (term: string) => void }) {
  return (
    <ul className={styles.text}>
      {terms.map((each) => (
        <li key={each}>
          <button type="button" className={styles.word} onClick={() => onPick(each)}>
            {icon}
            <span>{each}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Bestsellers, alternating between the menu's categories, so that they are not all pizzas. */
function popularTerms({ categories, products }: Menu): string[] {
  const bestsellers = new Map(
    products.filter(({ badges }) => badges.includes("bestseller")).map((each) => [each.id, each]),
  )
  const namesByCategory = categories.map(({ productIds }) =>
    productIds.flatMap((id) => bestsellers.get(id)?.name ?? []),
  )
  const longest = Math.max(0, ...namesByCategory.map((row) => row.length))
  const interleaved = Array.from({ length: longest }, (_, index) =>
    namesByCategory.flatMap((row) => row[index] ?? []),
  ).flat()
  return [...new Set(interleaved)].slice(0, MAX_POPULAR)
}
