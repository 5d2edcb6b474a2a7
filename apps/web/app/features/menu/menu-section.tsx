import type { CSSProperties } from "react"
import styles from "./menu-section.module.css"
import { ProductCard } from "./product-card.tsx"
import type { ProductCardData } from "./product-card-data.ts"

export function headingId(category: string): string {
  return `category-${category}`
}

interface MenuSectionProps {
  category: { id: string; name: string }
  products: ProductCardData[]
  /** The only section of a page needs no visible heading, since the page has one. */
  isOnly: boolean
  /** How many pictures are in the first view: they are fetched immediately, the rest when they come near. */
  eagerCount: number
}

export function MenuSection({ category, products, isOnly, eagerCount }: MenuSectionProps) {
  // The stylesheet estimates the section's height from this number before the section is laid out.
  const style = { "--cards": products.length } as CSSProperties
  return (
    <section
      aria-labelledby={headingId(category.id)}
      data-category={category.id}
      className={eagerCount > 0 ? styles.section : styles.below}
      style={eagerCount > 0 ? undefined : style}
    >
      <h2 id={headingId(category.id)} tabIndex={-1} className={isOnly ? "sr-only" : styles.heading}>
        {category.name}
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 771px) 190px, 37vw" priority={index < eagerCount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
