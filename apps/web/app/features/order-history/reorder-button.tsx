import * as labels from "@hearth/texts/labels.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { Button, type ButtonAppearance } from "@hearth/ui/button/button.tsx"
import { RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { useNavigate } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { countCartItems, reorder, useCart } from "../../cart/cart.ts"
import styles from "./reorder-button.module.css"

interface ReorderButtonProps extends Pick<ButtonAppearance, "size" | "variant" | "full"> {
  orderId: string
  /** LOY-2: the points that paid for a pizza of the order. It isn't free again. */
  spentPoints: number
  /** Identifies the order if several are on the screen. */
  label?: string
}

/**
 * ORD-8: adds the order's items to the cart with one press. If the cart has items already, the customer chooses what
 * happens to them.
 */
export function ReorderButton({ orderId, spentPoints, label, ...buttonProps }: ReorderButtonProps) {
  const { features } = usePageContext()
  const cart = useCart()
  const navigate = useNavigate()
  const [busyAction, setBusyAction] = useState<"checking" | "adding" | "replacing">()
  const [cartItemCount, setCartItemCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  if (!features.includes("cart") || !features.includes("order_history")) return undefined

  const addToCart = async ({ keepCart, isConfirmed }: { keepCart: boolean; isConfirmed: boolean }) => {
    setBusyAction(keepCart ? "adding" : isConfirmed ? "replacing" : "checking")
    setError(undefined)
    const result = await reorder(orderId, keepCart)
    setBusyAction(undefined)
    if (!result.ok) {
      if (isConfirmed) setError(result.message)
      else showError(result.message)
      return
    }
    setOpen(false)
    if (spentPoints > 0) showToast({ message: historyTexts.addedWithoutPoints })
    else if (result.data.length === 0) showToast({ message: historyTexts.addedToCart, tone: "success" })
    await navigate("/cart")
  }
  const showError = (message: string) =>
    showToast({ message, tone: "error", action: { label: labels.tryAgain, onPress: () => void startReorder() } })
  const startReorder = async () => {
    if (busyAction) return
    setBusyAction("checking")
    const count = await countCartItems(cart.state === "ready")
    if (count === 0) return addToCart({ keepCart: false, isConfirmed: false })
    setBusyAction(undefined)
    setCartItemCount(count)
    setError(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button
        {...buttonProps}
        icon={<RefreshIcon size={18} />}
        busy={busyAction === "checking"}
        aria-label={label}
        onClick={() => void startReorder()}
      >
        {historyTexts.orderAgain}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={historyTexts.cartNotEmpty}
        subtitle={historyTexts.itemsInCart(cartItemCount)}
        footer={
          <div className={styles.actions}>
            <Button
              full
              busy={busyAction === "adding"}
              onClick={() => busyAction || void addToCart({ keepCart: true, isConfirmed: true })}
            >
              {historyTexts.addToCurrentCart}
            </Button>
            <Button
              full
              variant="secondary"
              busy={busyAction === "replacing"}
              onClick={() => busyAction || void addToCart({ keepCart: false, isConfirmed: true })}
            >
              {historyTexts.replaceCart}
            </Button>
          </div>
        }
      >
        <div className={styles.text}>
          <p>{historyTexts.addOrReplace}</p>
          {error ? (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          ) : undefined}
        </div>
      </Sheet>
    </>
  )
}
