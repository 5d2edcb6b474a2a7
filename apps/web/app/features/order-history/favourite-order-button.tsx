import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { HeartIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { requestSignIn } from "../../client/session/pending-sign-in.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import { type PastOrder, setFavourite } from "./order-history.api.ts"
import styles from "./favourite-order-button.module.css"

interface FavouriteOrderButtonProps {
  order: Pick<PastOrder, "orderId" | "favOrderId" | "orderStatus">
  /** Called once the change is stored. */
  onChanged: (favOrderId: string | null) => void
  className?: string
}

/**
 * ORD-7: the heart is filled if the order is a favourite. It changes immediately and reverts if storing fails. Guests
 * have to sign in.
 */
export function FavouriteOrderButton({
  order: { orderId, favOrderId, orderStatus },
  onChanged,
  className,
}: FavouriteOrderButtonProps) {
  const customer = useCustomer()
  const [pendingFavourite, setPending] = useState<boolean>()
  // An order that was never placed can't be a favourite.
  if (orderStatus === "FAILED" || orderStatus === "PENDING") return undefined
  const isFavourite = pendingFavourite ?? favOrderId !== null
  const toggle = async () => {
    if (!customer) return requestSignIn()
    if (pendingFavourite !== undefined) return
    setPending(!isFavourite)
    const result = await setFavourite(orderId, customer.userId, !isFavourite)
    setPending(undefined)
    if (result.ok) onChanged(result.data)
    else showToast({ message: result.message, tone: "error" })
  }
  return (
    <IconButton
      label={historyTexts.favouriteOrder(orderId)}
      aria-pressed={isFavourite}
      aria-busy={pendingFavourite !== undefined || undefined}
      icon={<HeartIcon size={22} filled={isFavourite} />}
      className={classNames(styles.heart, className)}
      onClick={() => void toggle()}
    />
  )
}
