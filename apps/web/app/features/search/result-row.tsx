import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { memo } from "react"
import { FavouriteButton } from "../../shared/favourites/favourite-button.tsx"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import { markMatches } from "./mark-matches.ts"
import styles from "./result-row.module.css"

interface ResultRowProps {
  product: Product
  typed: string
  href: string
  country: CountryCode
}

/** The whole row links to the product; the favourite button at its end is separate. */
export const ResultRow = memo(function ResultRow({ product, typed, href, country }: ResultRowProps) {
  const { id, name, description, foodType, picture } = product
  return (
    <li className={styles.row}>
      <ResultPicture picture={picture} />
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <VegMark type={foodType} />
          <a href={href} data-result={id} className={styles.link}>
            <Marked text={name} typed={typed} />
            <SoldOutMark id={id} className={styles.soldOut} />
          </a>
        </h3>
        <p className={styles.text}>
          <Marked text={description} typed={typed} />
        </p>
        <PriceAndBadge product={product} country={country} />
      </div>
      <MemoFavouriteButton id={id} name={name} className={styles.heart} />
    </li>
  )
})

/* Memoized, so that parts that don't depend on the typed text are not rendered after each letter. */

const ResultPicture = memo(function ResultPicture({ picture }: Pick<Product, "picture">) {
  return <ProductPicture {...picture} alt="" colour={undefined} sizes="84px" className={styles.picture} />
})

const MemoFavouriteButton = memo(FavouriteButton)

const PriceAndBadge = memo(function PriceAndBadge({ product, country }: Pick<ResultRowProps, "product" | "country">) {
  const { price, originalPrice, sizes, badges } = product
  const [badge] = badges
  return (
    <p className={styles.footer}>
      <Price
        amount={price}
        original={originalPrice}
        country={country}
        prefix={sizes.length > 1 ? cardTexts.from : undefined}
      />
      {badge ? <Badge kind={badge} /> : undefined}
    </p>
  )
})

function Marked({ text, typed }: { text: string; typed: string }) {
  return markMatches(text, typed).map((part) =>
    part.isMatch ? (
      <mark key={part.offset} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
