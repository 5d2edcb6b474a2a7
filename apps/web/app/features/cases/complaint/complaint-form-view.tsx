import { countries } from "@hearth/domain/countries/countries.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import * as photoTexts from "@hearth/texts/feedback/photo-picker.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { type SyntheticEvent, useRef } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import type { ComplaintOptions } from "../cases.api.ts"
import { CaseLink } from "../list/case-link.tsx"
import { PhotoPicker } from "../photos/photo-picker.tsx"
import { CategoryChoice } from "./category-choice.tsx"
import { chosenCategory, type ComplaintField, withCategory, withItem } from "./complaint-form.ts"
import styles from "./complaint.module.css"
import { PhoneLink } from "./phone-link.tsx"
import { ItemChoice } from "./item-choice.tsx"
import { RemedyChoice } from "./remedy-choice.tsx"
import { TermsField } from "./terms-field.tsx"
import { TextField } from "./text-field.tsx"
import { useComplaint } from "./use-complaint.ts"

interface ComplaintFormViewProps {
  heading: string
  options: ComplaintOptions
  /** Undefined if it could not be loaded; the form works without it. */
  order: OrderDetails | undefined
  /** The category in the URL, which can be any text. */
  suggestedCategory: string | null
  onChanged: () => void
}

/** The element of each field that gets the focus if the field is wrong. */
const focusTargets: Readonly<Record<ComplaintField, string>> = {
  category: '[name="category"]',
  items: '[name="items"]',
  text: "textarea",
  terms: '[name="terms"]',
}

/** FBK-2: the form. Its later questions depend on the category, so they show once it is chosen. */
export function ComplaintFormView({ heading, options, order, suggestedCategory, onChanged }: ComplaintFormViewProps) {
  const { form, update, photos, errors, isSending, failure, send } = useComplaint(options, suggestedCategory, onChanged)
  const element = useRef<HTMLFormElement>(null)
  const category = chosenCategory(form, options)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const field = await send()
    if (field) element.current?.querySelector<HTMLElement>(focusTargets[field])?.focus()
  }
  const isReported = options.activeCases.length > 0
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <OrderLink orderId={options.orderId} />
        <h1>{heading}</h1>
        <p className={styles.lead}>{complaintTexts.tellUs}</p>
      </header>
      {isReported ? <ActiveCases options={options} /> : undefined}
      <div className={styles.columns}>
        <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Card as="section" className={styles.card}>
            <CategoryChoice
              options={options}
              value={form.category}
              hasError={errors.category === true}
              onChange={(chosen) => update(withCategory(form, chosen, options))}
            />
          </Card>
          {category ? (
            <>
              {category.needsItems ? (
                <Card as="section" className={styles.card}>
                  <ItemChoice
                    items={options.items}
                    order={order}
                    chosen={form.items}
                    hasError={errors.items === true}
                    onChange={(lineId, isAffected) => update(withItem(form, lineId, isAffected))}
                  />
                </Card>
              ) : undefined}
              <Card as="section" className={styles.card}>
                <TextField value={form.text} error={errors.text} onChange={(text) => update({ text })} />
                <PhotoPicker
                  photos={photos}
                  hint={category.asksPhotos ? photoTexts.photosHelp : photoTexts.photosWelcome}
                />
              </Card>
              {category.remedies.length > 0 ? (
                <Card as="section" className={styles.card}>
                  <RemedyChoice
                    remedies={category.remedies}
                    value={form.wantedRemedy}
                    onChange={(wantedRemedy) => update({ wantedRemedy })}
                  />
                </Card>
              ) : undefined}
              {options.needsTerms ? (
                <TermsField
                  isAccepted={form.areTermsAccepted}
                  hasError={errors.terms === true}
                  onChange={(areTermsAccepted) => update({ areTermsAccepted })}
                />
              ) : undefined}
              {failure ? (
                <p role="alert" className={styles.failure}>
                  {failure}
                </p>
              ) : undefined}
              <div className={styles.send}>
                <Button type="submit" size="large" full busy={isSending || photos.isPreparing}>
                  {complaintTexts.send}
                </Button>
                <output className={styles.progress}>
                  {isSending
                    ? photos.ready.length > 0
                      ? complaintTexts.sendingPhotos(photos.ready.length)
                      : complaintTexts.sending
                    : photos.isPreparing
                      ? complaintTexts.preparingPhotos
                      : ""}
                </output>
              </div>
            </>
          ) : (
            // Pressing Enter in the choice says what is missing instead of doing nothing.
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          )}
        </form>
        {order ? <OrderCard order={order} /> : undefined}
      </div>
    </div>
  )
}

function OrderLink({ orderId }: { orderId: string }) {
  if (!usePageContext().features.includes("order_details")) return undefined
  return (
    <a href={`/postorder-ui/orderdetails?orderId=${orderId}`} className={styles.back}>
      <ChevronIcon size={18} to="left" />
      {orderTexts.orderDetails}
    </a>
  )
}

function OrderCard({ order }: { order: OrderDetails }) {
  const { orderId, store, country, placedAt, steps, bill } = order
  const at = placedAt ?? steps[0]?.at
  return (
    <Card as="section" className={styles.order}>
      <h2 className={styles.orderTitle}>{orderTexts.order(orderId).join("")}</h2>
      <p className={styles.soft}>
        {at === undefined
          ? store.name
          : complaintTexts.orderedFrom(store.name, formatPastTime(at, countries[country].timeZone, serverNow()))}
      </p>
      <ul className={styles.orderItems}>
        {bill.validItems.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <PhoneLink phone={store.phone} label={complaintTexts.callStore(store.phone)} variant="secondary" />
    </Card>
  )
}

/** FBK-2: what the customer has already reported comes first, so that nobody reports it twice by mistake. */
function ActiveCases({ options }: { options: ComplaintOptions }) {
  return (
    <section className={styles.active} aria-labelledby="active-cases">
      <h2 id="active-cases" className={styles.activeTitle}>
        {complaintTexts.alreadyReported}
      </h2>
      <p className={styles.soft}>{complaintTexts.addToCaseInstead}</p>
      <ul className={styles.activeList}>
        {options.activeCases.map((summary) => (
          <CaseLink key={summary.caseId} summary={summary} now={serverNow()} />
        ))}
      </ul>
    </section>
  )
}
