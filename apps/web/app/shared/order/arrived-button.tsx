import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { notifyArrived } from "./transactions.api.ts"
import { hasArrived, persistArrived } from "./arrived-orders.ts"
import styles from "./arrived-button.module.css"

interface ArrivedButtonProps {
  order: { orderId: string; deliveryType: DeliveryType }
  /** The store was notified, from this or another device. */
  isNotified?: boolean
}

/** For pickup and curbside: notifies the store that the customer has arrived, so that the order is handed over hot. */
export function ArrivedButton({ order: { orderId, deliveryType }, isNotified = false }: ArrivedButtonProps) {
  const [state, setState] = useState<"idle" | "sending" | "sent">(() => (hasArrived(orderId) ? "sent" : "idle"))
  const notify = async () => {
    setState("sending")
    const result = await notifyArrived(orderId)
    setState(result.ok ? "sent" : "idle")
    if (result.ok) persistArrived(orderId)
    else showToast({ message: result.message, tone: "error" })
  }
  if (isNotified || state === "sent") {
    return (
      <output className={styles.sent}>
        <CheckIcon size={20} />
        {deliveryType === "CURBSIDE" ? orderTexts.stayInCar : orderTexts.comeToCounter}
      </output>
    )
  }
  return (
    <Button busy={state === "sending"} onClick={() => void notify()}>
      {orderTexts.imHere}
    </Button>
  )
}
