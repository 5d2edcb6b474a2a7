import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { sayArrived } from "../session/orders.api.ts"
import { hasArrived, keepArrived } from "./arrived-orders.ts"
import styles from "./arrived.module.css"

interface ArrivedProps {
  order: { orderId: string; deliveryType: DeliveryType }
  /** The store was told, from wherever. */
  isTold?: boolean
}

/** Pickup and curbside: so that it is brought out hot. */
export function Arrived({ order: { orderId, deliveryType }, isTold = false }: ArrivedProps) {
  const [state, setState] = useState<"away" | "telling" | "told">(() => (hasArrived(orderId) ? "told" : "away"))
  const tell = async () => {
    setState("telling")
    const told = await sayArrived(orderId)
    setState(told.ok ? "told" : "away")
    if (told.ok) keepArrived(orderId)
    else showToast({ message: told.message, tone: "error" })
  }
  if (isTold || state === "told") {
    return (
      <output className={styles.told}>
        <CheckIcon size={20} />
        {deliveryType === "CURBSIDE" ? "They know. Stay in your car, we come out." : "They know. Come to the counter."}
      </output>
    )
  }
  return (
    <Button busy={state === "telling"} onClick={() => void tell()}>
      I’m here
    </Button>
  )
}
