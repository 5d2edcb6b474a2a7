import type { Home } from "@hearth/contract/calls/catalog.calls.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import styles from "./category-tiles.module.css"

export function CategoryTiles({ categories }: Pick<Home, "categories">) {
  return (
    <nav aria-label="What would you like?" className={styles.nav}>
      <h2 className={styles.heading}>What would you like?</h2>
      <ul className={styles.tiles}>
        {categories.map(({ slug, name, href, picture }) => (
          <li key={slug}>
            <a href={href} className={styles.tile}>
              <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
