import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useCallback } from "react"
import type { Shelf } from "../../session/cart-view.ts"
import { kitchenOfStore, menuOfStore } from "../../session/menu-data.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { LinePicture } from "../../shell/line-picture.tsx"
import { sayLine } from "../../shell/say-line.ts"
import details from "./details-screen.module.css"
import styles from "./order-things.module.css"
import { NoPicture } from "./no-picture.tsx"
import type { OrderDetails } from "./orders.api.ts"

/** What was ordered and how it was made, by the names and prices it was bought at. */
export function OrderThings({ order }: { order: OrderDetails }) {
  const { bill, lines, country, store } = order
  const shelf = useShelf(store.id)
  return (
    <Card as="section" className={details.card}>
      <h2 className={details.heading}>What you ordered</h2>
      <ul className={styles.things}>
        {bill.validItems.map(({ id, name, quantity, gross, size, product }) => {
          const line = lines.find((each) => each.id === id)
          const isOnMenu = !shelf || shelf.menu.products.some((each) => each.id === line?.productId)
          const words = line && shelf && isOnMenu ? sayLine(line, shelf) : size ? [capitalised(size)] : []
          return (
            <li key={id} className={styles.thing}>
              {line && shelf && isOnMenu ? (
                <LinePicture line={line} shelf={shelf} className={styles.picture} />
              ) : (
                <NoPicture className={styles.picture} />
              )}
              <div className={styles.what}>
                <h3 className={styles.name}>
                  <VegMark type={product.foodType} />
                  {quantity} × {name}
                </h3>
                {words.map((each) => (
                  <p key={each} className={styles.words}>
                    {each}
                  </p>
                ))}
              </div>
              <span className={styles.price}>{formatMoney(gross, country)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** For the words and pictures; without it the names stand alone. */
function useShelf(storeId: string): Shelf | undefined {
  const ask = useCallback(async () => {
    const [menu, kitchen] = await Promise.all([menuOfStore(storeId), kitchenOfStore(storeId)])
    return { storeId, menu, kitchen }
  }, [storeId])
  const answer = useAnswer(ask)
  return answer.state === "ready" ? answer.value : undefined
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
