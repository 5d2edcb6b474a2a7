import type { Widget } from "@hearth/contract/calls/catalog.calls.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import styles from "./category-tiles.module.css"

type Tiles = Extract<Widget, { kind: "categories" }>["categories"]

export function CategoryTiles({ title, categories }: { title: string; categories: Tiles }) {
  return (
    <nav aria-label={title} className={styles.nav}>
      <h2 className={styles.heading}>{title}</h2>
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
