import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { type SyntheticEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import styles from "./find-order-form.module.css"
import { parseOrderNumber } from "./parse-order-number.ts"
import { findOrder } from "./tracker.api.ts"
import { storeTrackingKey } from "./tracking-keys.ts"

interface FindOrderFormProps {
  heading: string
  /** The order number from the URL. */
  orderId?: string
  /** Explains why the form is shown instead of an order. */
  lead: string
}

/** TRK-2: finds an order by its number and the mobile number that it was ordered with. */
export function FindOrderForm({ heading, orderId: initialOrderId = "", lead }: FindOrderFormProps) {
  const pageContext = usePageContext()
  const navigate = useNavigate()
  const [orderId, setOrderId] = useState(initialOrderId)
  const [mobile, setMobile] = useState("")
  const [errors, setErrors] = useState<{ orderId?: string; mobile?: string }>({})
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to ?? "/"
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const number = parseOrderNumber(orderId)
    const newErrors = {
      ...(number === undefined && { orderId: trackingTexts.enterOrderNumber(`${pageContext.country}7K2M9QXD`) }),
      ...(canonicalPhone(mobile, pageContext.country) === undefined && { mobile: signInErrorTexts.mobileInvalid }),
    }
    setErrors(newErrors)
    setError(undefined)
    if (number === undefined || Object.keys(newErrors).length > 0) {
      // The field is focused after it has rendered its error.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    setBusy(true)
    const result = await findOrder(number, mobile)
    setBusy(false)
    if (!result.ok) return setError(result.code === "NOT_FOUND" ? trackingTexts.orderNotFound : result.message)
    storeTrackingKey(result.data)
    await navigate(`/track?orderHistoryId=${result.data.orderHistoryId}`)
  }
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PlaceDrawing size={150} />
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <Card as="section">
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <Field
            label={trackingTexts.orderNumber}
            name="orderId"
            value={orderId}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={14}
            error={errors.orderId}
            onChange={({ target }) => setOrderId(target.value)}
          />
          <PhoneField value={mobile} error={errors.mobile} onChange={setMobile} />
          <div role="alert" className={styles.error}>
            {error ? <p>{error}</p> : undefined}
          </div>
          <Button type="submit" size="large" full busy={busy}>
            {trackingTexts.findMyOrder}
          </Button>
        </form>
      </Card>
      <ButtonLink href={menuPath} variant="quiet">
        {trackingTexts.notOrderedYet}
      </ButtonLink>
    </div>
  )
}
