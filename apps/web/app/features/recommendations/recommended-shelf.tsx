import { buttonClass } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useNavigate } from "react-router"
import { addToCart } from "../../session/add-to-cart.ts"
import { useBoot } from "../../session/boot.tsx"
import type { Recommendation } from "./recommendations.api.ts"
import styles from "./recommended-shelf.module.css"

interface RecommendedShelfProps {
  recommended: readonly Recommendation[]
  /** Where a product opens over the page. */
  isLinked: boolean
}

/** ORD-9: what this customer had before, most and last; one press puts it in the cart, in the size they had it. */
export function RecommendedShelf({ recommended, isLinked }: RecommendedShelfProps) {
  const { country } = useBoot()
  const navigate = useNavigate()
  return (
    <section className={styles.shelf} aria-labelledby="order-again">
      <h2 id="order-again" className={styles.heading}>
        Order again
      </h2>
      <ul className={styles.row}>
        {recommended.map(({ product, reason, size }) => {
          const { id, name, foodType, picture, sizes, price, originalPrice } = product
          const chosen = sizes.find((each) => each.id === size) ?? sizes[0]
          return (
            <li key={id} className={styles.card}>
              <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
              <h3 className={styles.name}>
                <VegMark type={foodType} />
                {isLinked ? <a href={`?product=${id}`}>{name}</a> : <span>{name}</span>}
              </h3>
              <p className={styles.reason}>
                {chosen && sizes.length > 1 ? `${chosen.name} · ` : ""}
                {reason}
              </p>
              <div className={styles.foot}>
                <Price
                  amount={chosen?.price ?? price}
                  original={chosen?.originalPrice ?? originalPrice}
                  country={country}
                  size="small"
                />
                <button
                  type="button"
                  aria-label={`Add ${name}`}
                  className={classNames(buttonClass({ variant: "secondary", size: "small" }), styles.add)}
                  onClick={() => void addToCart({ productId: id, size: chosen?.id }, () => void navigate("/cart"))}
                >
                  <PlusIcon size={18} />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
