import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { LinePicture } from "../../../shared/cart-line/line-picture.tsx"
import { FreeItemNote, LinePrice } from "../../../shared/order/free-item.tsx"
import { formatLine } from "../../../shared/cart-line/format-line.ts"
import details from "./order-details-screen.module.css"
import styles from "./order-items.module.css"
import { PicturePlaceholder } from "../../../shared/order/picture-placeholder.tsx"
import { useStoreMenu } from "../../../shared/order/use-store-menu.ts"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"

/** The ordered items and their configuration, with the names and prices at the time of the order. */
export function OrderItems({ order }: { order: OrderDetails }) {
  const { bill, lines, store } = order
  const storeMenu = useStoreMenu(store.id)
  return (
    <Card as="section" className={details.card}>
      <h2 className={details.heading}>{historyTexts.items}</h2>
      <ul className={styles.things}>
        {bill.validItems.map((item) => {
          const { id, name, quantity, size, product } = item
          const line = lines.find((each) => each.id === id)
          const isOnMenu = !storeMenu || storeMenu.menu.products.some((each) => each.id === line?.productId)
          const descriptions =
            line && storeMenu && isOnMenu ? formatLine(line, storeMenu) : size ? [capitalise(size)] : []
          return (
            <li key={id} className={styles.thing}>
              {line && storeMenu && isOnMenu ? (
                <LinePicture line={line} storeMenu={storeMenu} className={styles.picture} />
              ) : (
                <PicturePlaceholder className={styles.picture} />
              )}
              <div className={styles.what}>
                <h3 className={styles.name}>
                  <VegMark type={product.foodType} />
                  {quantity} × {name}
                </h3>
                {descriptions.map((each) => (
                  <p key={each} className={styles.text}>
                    {each}
                  </p>
                ))}
                <FreeItemNote line={item} order={order} />
              </div>
              <span className={styles.price}>
                <LinePrice line={item} order={order} />
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
