import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { LinePicture } from "../../../shared/cart-line/line-picture.tsx"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"
import { PicturePlaceholder } from "../../../shared/order/picture-placeholder.tsx"
import { useStoreMenu } from "../../../shared/order/use-store-menu.ts"
import type { ComplaintOptions } from "../cases.api.ts"
import styles from "./complaint.module.css"
import { FieldError } from "./field-error.tsx"

interface ItemChoiceProps {
  items: ComplaintOptions["items"]
  order: OrderDetails | undefined
  chosen: readonly string[]
  hasError: boolean
  onChange: (lineId: string, isAffected: boolean) => void
}

/** FBK-2: the affected items, with their pictures. */
export function ItemChoice({ items, order, chosen, hasError, onChange }: ItemChoiceProps) {
  const storeMenu = useStoreMenu(order?.store.id)
  return (
    <fieldset className={styles.group} aria-describedby={hasError ? "items-error" : undefined}>
      <legend className={styles.legend}>{complaintTexts.whichItems}</legend>
      <ul className={styles.items}>
        {items.map(({ lineId, name, quantity }) => {
          const line = order?.lines.find(({ id }) => id === lineId)
          const isOnMenu = storeMenu?.menu.products.some(({ id }) => id === line?.productId)
          return (
            <li key={lineId} className={styles.item}>
              <Checkbox
                name="items"
                className={styles.itemLabel}
                checked={chosen.includes(lineId)}
                onChange={({ currentTarget }) => onChange(lineId, currentTarget.checked)}
                label={
                  <span className={styles.itemText}>
                    {line && storeMenu && isOnMenu ? (
                      <LinePicture line={line} storeMenu={storeMenu} className={styles.picture} />
                    ) : (
                      <PicturePlaceholder className={styles.picture} />
                    )}
                    <span>{caseTexts.itemCount(quantity, name)}</span>
                  </span>
                }
              />
            </li>
          )
        })}
      </ul>
      <FieldError id="items-error">{hasError ? complaintTexts.chooseItems : undefined}</FieldError>
    </fieldset>
  )
}
