import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as ticketTexts from "@hearth/texts/console/ticket.ts"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { formatLine } from "./format-ticket.ts"
import styles from "./ticket-lines.module.css"

/** The products to make, with every change to their recipe. */
export function TicketLines({ lines }: Pick<StoreTicket, "lines">) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order are never reordered
        <li key={index} className={styles.line}>
          <VegMark type={line.foodType} />
          <span>
            <b className={styles.name}>{formatLine(line)}</b>
            {line.notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
            {line.freeWithPoints > 0 ? (
              <span className={styles.free}>
                <GiftIcon size={16} />
                {ticketTexts.freeWithPoints(line.freeWithPoints, line.quantity)}
              </span>
            ) : undefined}
          </span>
        </li>
      ))}
    </ul>
  )
}
