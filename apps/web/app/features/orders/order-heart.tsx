import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { HeartIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { wishSignIn } from "../../shell/sign-in-wish.ts"
import { useCustomer } from "../../shell/use-customer.ts"
import { type PastOrder, setFavourite } from "./orders.api.ts"
import styles from "./order-heart.module.css"

interface OrderHeartProps {
  order: Pick<PastOrder, "orderId" | "favOrderId" | "orderStatus">
  /** Said and kept. */
  onChanged: (favOrderId: string | null) => void
  className?: string
}

/** ORD-7: full where the order is a favourite; at once, and taken back where it could not be kept. A customer's. */
export function OrderHeart({ order: { orderId, favOrderId, orderStatus }, onChanged, className }: OrderHeartProps) {
  const customer = useCustomer()
  const [wished, setWished] = useState<boolean>()
  // What was never bought is nobody's favourite.
  if (orderStatus === "FAILED" || orderStatus === "PENDING") return undefined
  const isFavourite = wished ?? favOrderId !== null
  const toggle = async () => {
    if (!customer) return wishSignIn()
    if (wished !== undefined) return
    setWished(!isFavourite)
    const told = await setFavourite(orderId, customer.userId, !isFavourite)
    setWished(undefined)
    if (told.ok) onChanged(told.answer)
    else showToast({ message: told.message, tone: "error" })
  }
  return (
    <IconButton
      label={`Favourite: order ${orderId}`}
      aria-pressed={isFavourite}
      aria-busy={wished !== undefined || undefined}
      icon={<HeartIcon size={22} filled={isFavourite} />}
      className={classNames(styles.heart, className)}
      onClick={() => void toggle()}
    />
  )
}
