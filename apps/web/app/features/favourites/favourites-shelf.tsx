import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as favouriteTexts from "@hearth/texts/menu/favourites.ts"
import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useFavourites } from "../../shared/favourites/favourites.store.ts"
import { useMenu } from "../../place/store-menu.ts"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import styles from "./favourites-shelf.module.css"

/**
 * CAT-5: the visitor's favourites on this store's menu, most recently added first. Renders nothing if there are none.
 */
export function FavouritesShelf() {
  const ids = useFavourites()
  return ids.length === 0 ? undefined : <FavouritesRow ids={ids} />
}

function FavouritesRow({ ids }: { ids: readonly string[] }) {
  const { country } = usePageContext()
  const menu = useMenu()
  // The shelf is optional, so it is left out if the menu can't be loaded.
  if (menu.state === "failed") return undefined
  const productsById = new Map(
    menu.state === "ready" ? menu.value.products.map((each): [string, Product] => [each.id, each]) : [],
  )
  const products = ids.flatMap((id) => productsById.get(id) ?? [])
  if (menu.state === "ready" && products.length === 0) return undefined
  return (
    <section className={styles.shelf} aria-labelledby="your-favourites">
      <h2 id="your-favourites" className={styles.heading}>
        {favouriteTexts.heading}
      </h2>
      <ul className={styles.row} aria-busy={menu.state === "loading"}>
        {menu.state === "loading"
          ? ids.slice(0, 4).map((id) => (
              <li key={id}>
                <Skeleton shape="card" className={styles.waiting} />
              </li>
            ))
          : products.map(({ id, name, foodType, picture, price, originalPrice, sizes }) => (
              <li key={id} className={styles.card}>
                <ProductPicture {...picture} alt="" colour={undefined} sizes="116px" className={styles.picture} />
                <h3 className={styles.name}>
                  <VegMark type={foodType} />
                  <a href={`?product=${id}`} className={styles.link}>
                    {name}
                    <SoldOutMark id={id} className={styles.soldOut} />
                  </a>
                </h3>
                <Price
                  amount={price}
                  original={originalPrice}
                  country={country}
                  size="small"
                  prefix={sizes.length > 1 ? cardTexts.from : undefined}
                />
              </li>
            ))}
      </ul>
    </section>
  )
}
