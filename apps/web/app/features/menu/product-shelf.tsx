import { ShelfHeading } from "../../shared/menu/shelf-heading.tsx"
import { ProductCard } from "./product-card.tsx"
import styles from "./product-shelf.module.css"
import type { ProductCardData } from "./product-card-data.ts"

/** A row of products: scrolled sideways on phones, a grid on desktops. */
export function ProductShelf({ title, href, products }: { title: string; href: string; products: ProductCardData[] }) {
  return (
    <section className={styles.shelf}>
      <ShelfHeading title={title} href={href} />
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 771px) 250px, min(56vw, 208px)" />
          </li>
        ))}
      </ul>
    </section>
  )
}
