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
  /** Identifies the order if several are on the screen. */
  label?: string
}

/**
 * ORD-8: adds the order's items to the cart with one press. If the cart has items already, the customer chooses what
 * happens to them.
 */
export function ReorderButton({ orderId, label, ...look }: ReorderButtonProps) {
  const { features } = usePageContext()
  const cart = useCart()
  const navigate = useNavigate()
  const [doing, setDoing] = useState<"looking" | "keeping" | "starting">()
  const [items, setItems] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  if (!features.includes("cart") || !features.includes("order_history")) return undefined

  const addToCart = async (keepCart: boolean, isConfirmed: boolean) => {
    setDoing(keepCart ? "keeping" : isConfirmed ? "starting" : "looking")
    setTrouble(undefined)
    const result = await reorder(orderId, keepCart)
    setDoing(undefined)
    if (!result.ok) {
      if (isConfirmed) setTrouble(result.message)
      else showError(result.message)
      return
    }
    setOpen(false)
    if (result.data.length === 0) showToast({ message: historyTexts.addedToCart, tone: "success" })
    await navigate("/cart")
  }
  const showError = (message: string) =>
    showToast({ message, tone: "error", action: { label: labels.tryAgain, onPress: () => void startReorder() } })
  const startReorder = async () => {
    if (doing) return
    setDoing("looking")
    const count = await countCartItems(cart.state === "ready")
    if (count === 0) return addToCart(false, false)
    setDoing(undefined)
    setItems(count)
    setTrouble(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button
        {...look}
        icon={<RefreshIcon size={18} />}
        busy={doing === "looking"}
        aria-label={label}
        onClick={() => void startReorder()}
      >
        {historyTexts.orderAgain}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={historyTexts.cartNotEmpty}
        subtitle={historyTexts.itemsInCart(items)}
        footer={
          <div className={styles.ways}>
            <Button full busy={doing === "keeping"} onClick={() => doing || void addToCart(true, true)}>
              {historyTexts.addToCurrentCart}
            </Button>
            <Button
              full
              variant="secondary"
              busy={doing === "starting"}
              onClick={() => doing || void addToCart(false, true)}
            >
              {historyTexts.replaceCart}
            </Button>
          </div>
        }
      >
        <div className={styles.words}>
          <p>{historyTexts.addOrReplace}</p>
          {trouble ? (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          ) : undefined}
        </div>
      </Sheet>
    </>
  )
}
