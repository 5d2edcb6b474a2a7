import type { CSSProperties } from "react"
import styles from "./menu-section.module.css"
import { ProductCard } from "./product-card.tsx"
import type { ShownProduct } from "./shown-product.ts"

export function headingId(category: string): string {
  return `category-${category}`
}

interface MenuSectionProps {
  category: { id: string; name: string }
  products: ShownProduct[]
  /** The page's only one has the page's heading already. */
  alone: boolean
  /** So many pictures are in the first view: they are fetched at once, the rest when they come near. */
  early: number
}

export function MenuSection({ category, products, alone, early }: MenuSectionProps) {
  // How much room it takes, before it is laid out.
  const room = { "--cards": products.length } as CSSProperties
  return (
    <section
      aria-labelledby={headingId(category.id)}
      data-category={category.id}
      className={early > 0 ? styles.section : styles.below}
      style={early > 0 ? undefined : room}
    >
      <h2 id={headingId(category.id)} tabIndex={-1} className={alone ? "sr-only" : styles.heading}>
        {category.name}
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 771px) 190px, 37vw" priority={index < early} />
          </li>
        ))}
      </ul>
    </section>
  )
}
