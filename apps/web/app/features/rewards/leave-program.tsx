import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import { fetchCart } from "../../cart/cart.ts"
import { describeLosses } from "./describe-membership.ts"
import { leaveProgram } from "./rewards.api.ts"
import styles from "./rewards.module.css"
import { useIsInCart } from "./use-redeem.ts"

interface LeaveProgramProps {
  membership: Membership
  onLeft: (membership: Membership) => void
}

/** LOY-1: leaving, after a sheet has said what is lost. */
export function LeaveProgram({ membership, onLeft }: LeaveProgramProps) {
  const { name } = membership.programConfig
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const keyFor = useIdempotencyKey()
  const leave = async () => {
    setBusy(true)
    setError(undefined)
    const result = await leaveProgram(keyFor("leave"))
    setBusy(false)
    if (!result.ok) return setError(result.message)
    setOpen(false)
    showToast({ message: rewardsTexts.left(name) })
    onLeft(result.data)
    // A free pizza in the cart has its normal price from now on.
    void fetchCart()
  }
  const open = () => {
    setError(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" className={styles.leave} aria-haspopup="dialog" onClick={open}>
        {rewardsTexts.leave(name)}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={rewardsTexts.leaveQuestion(name)}
        footer={
          <div className={styles.buttons}>
            <Button variant="danger" full busy={busy} onClick={() => void leave()}>
              {rewardsTexts.leaveForGood}
            </Button>
            <Button variant="quiet" full onClick={() => setOpen(false)}>
              {rewardsTexts.stay}
            </Button>
          </div>
        }
      >
        <div className={styles.sheet}>
          <Losses membership={membership} />
          <div role="alert">{error ? <p className={styles.error}>{error}</p> : undefined}</div>
        </div>
      </Sheet>
    </>
  )
}

function Losses({ membership }: { membership: Membership }) {
  const isInCart = useIsInCart()
  const losses = describeLosses(membership)
  const points = membership.balance?.overall.points ?? 0
  return (
    <>
      {losses.length === 0 ? (
        <p>{rewardsTexts.nothingToLose}</p>
      ) : (
        <>
          <p>{rewardsTexts.youWillLose}</p>
          <ul className={styles.losses}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </>
      )}
      {points < 0 ? <p>{rewardsTexts.debtStays(points)}</p> : undefined}
      {isInCart ? <p>{rewardsTexts.cartPizzaIsNoLongerFree}</p> : undefined}
      <p className={styles.soft}>{rewardsTexts.orderedPizzasStay}</p>
    </>
  )
}
