import * as cartTexts from "@hearth/texts/cart/cart.ts"
import { AlertIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { CartView } from "../../cart/cart.ts"
import styles from "./bill-notes.module.css"

/** CAR-8: problems that prevent the order, and notices. */
export function BillNotes({ cart: { bill } }: { cart: CartView }) {
  if (!bill) return undefined
  const refusedCount = bill.invalidItems.length
  const refusedNotes =
    refusedCount > 0 ? [{ code: "REFUSED", stops: true, message: cartTexts.itemsUnavailable(refusedCount) }] : []
  // LINE_QUANTITY is left out, because the cart line shows that message.
  const notes = [...refusedNotes, ...bill.notes.filter(({ code }) => code !== "LINE_QUANTITY")]
  return notes.length === 0 ? undefined : (
    <ul className={styles.notes}>
      {notes.map(({ code, message, stops }) => (
        <li key={code} className={stops ? styles.blocking : undefined}>
          {stops ? <AlertIcon size={18} /> : <InfoIcon size={18} />}
          {message}
        </li>
      ))}
    </ul>
  )
}
