import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { PageTitle } from "../../shared/page/page-title.tsx"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import styles from "./choose-pizza.module.css"
import { isCustomisable } from "./configuration/configuration.ts"

/** Shown if the URL contains no product: pizzas to start with. */
export function ChoosePizza({ heading, products }: { heading: string; products: readonly Product[] }) {
  const { country } = usePageContext()
  return (
    <>
      <PageTitle heading={heading}>{customiseTexts.choosePizza}</PageTitle>
      <ul className={styles.grid}>
        {products.filter(isCustomisable).map((product) => (
          <li key={product.id} className={styles.card}>
            <span className={styles.plate}>
              <ProductPicture {...product.picture} alt="" colour={undefined} sizes="(min-width: 771px) 150px, 40vw" />
            </span>
            <a href={`/customise?product=${product.id}`} className={styles.link}>
              <VegMark type={product.foodType} /> {product.name}{" "}
              <SoldOutMark id={product.id} className={styles.soldOut} />
            </a>
            <Price size="small" amount={product.price} country={country} prefix={cardTexts.from} />
          </li>
        ))}
      </ul>
    </>
  )
}
