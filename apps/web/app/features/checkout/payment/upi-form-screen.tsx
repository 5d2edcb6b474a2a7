import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { lazyWithRetry } from "../../../client/loading/lazy-with-retry.ts"
import { importWithRetry } from "../../../client/loading/import-with-retry.ts"
import { OrderUnavailable, OrderNotFound } from "../../../shared/order/order-unavailable.tsx"
import { orderHref } from "../../../shared/order/order-route.ts"
import { LazyBoundary } from "../../../client/loading/lazy-boundary.tsx"
import { RefundsNote } from "../../../shared/order/refunds.tsx"
import { formatCountdown } from "../../../shared/time/format-countdown.ts"
import { useOrder } from "../../../shared/order/use-order.ts"
import { useCurrentSecond } from "../../../shared/time/use-current-second.ts"
import { isOnPhone } from "./is-on-phone.ts"
import { finishOrderAttempt } from "../../../shared/order/order-attempt.ts"
import styles from "./upi-form.module.css"

const QrCode = lazyWithRetry(() => import("./qr-code.tsx"))

/** PAY-11: opens a UPI app on this phone or shows a QR code for another one, and waits for the bank's result. */
export function UpiFormScreen({ transactionId }: { transactionId: string | null | undefined }) {
  const query = useOrder(transactionId)
  const navigate = useNavigate()
  const order = query.state === "ready" ? query.order : undefined
  const otherScreen = order ? otherScreenOf(order) : undefined
  const confirmation = order?.confirmation
  useEffect(() => {
    if (transactionId && confirmation && confirmation !== "pending") finishOrderAttempt({ transactionId, confirmation })
    if (otherScreen) void navigate(otherScreen, { replace: true })
  }, [otherScreen, transactionId, confirmation, navigate])
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  if (!order || otherScreen) {
    return (
      <div className={styles.screen} aria-busy="true">
        <h1 className="sr-only">Your payment is loading</h1>
        <Skeleton shape="card" className={styles.bone} />
      </div>
    )
  }
  return <Paying order={order} />
}

function otherScreenOf(order: Transaction): string | undefined {
  const to = orderHref(order)
  return to.startsWith("/upiForm") ? undefined : to
}

function Paying({ order }: { order: Transaction }) {
  const { next, payment, country, payable } = order
  const amount = formatMoney(payment?.amount ?? payable, country)
  const onPhone = isOnPhone()
  const name =
    payment?.mode === "GPAY" ? "Google Pay" : payment?.mode === "LANKAQR" ? "your bank’s app" : "your UPI app"
  const payload = next.kind === "app" || next.kind === "qr" ? next.payload : undefined
  const web = next.kind === "app" || next.kind === "qr" ? next.web : null
  const isBankQr = payment?.mode === "LANKAQR" && next.kind === "qr"
  const link = next.kind === "app" ? next.link : isBankQr ? (web ?? undefined) : undefined
  return (
    <div className={styles.screen}>
      <Card as="section" className={styles.card}>
        <h1 className={styles.title}>Pay {amount}</h1>
        {next.kind === "collect" ? (
          <p className={styles.words}>
            We sent a request to <strong>{next.vpa}</strong>. Please approve it in your app.
          </p>
        ) : (
          <p className={styles.words}>
            {onPhone && isBankQr
              ? "Open your bank’s app on this phone. To pay with the QR code, save it as an image and choose it in the app."
              : onPhone && link
                ? `Open ${name} and approve it there.`
                : `Scan this with ${name} and approve it there.`}
          </p>
        )}
        {link && onPhone ? (
          <ButtonLink href={link} size="large" full>
            Open {isBankQr ? "your bank app" : name}
          </ButtonLink>
        ) : undefined}
        {payload && onPhone && isBankQr ? <SaveQr payload={payload} /> : undefined}
        {payload && onPhone && link && !isBankQr ? (
          <details className={styles.details}>
            <summary>Or scan it with another phone</summary>
            <Qr payload={payload} amount={amount} />
          </details>
        ) : payload ? (
          <Qr payload={payload} amount={amount} />
        ) : undefined}
        <HoldCountdown until={order.expiresAt === null ? null : Date.parse(order.expiresAt)} />
        <output className={styles.waiting}>Waiting for your bank. This page goes on by itself.</output>
      </Card>
      <RefundsNote order={order} />
      <div className={styles.ways}>
        {web && !(onPhone && isBankQr) ? (
          <ButtonLink href={web} variant="secondary">
            No app here? Pay in the browser
          </ButtonLink>
        ) : undefined}
        <ButtonLink href="/payment" variant="quiet">
          Pay another way
        </ButtonLink>
      </div>
    </div>
  )
}

function SaveQr({ payload }: { payload: string }) {
  const [trouble, setTrouble] = useState<string>()
  const save = async () => {
    const isSaved = await importWithRetry(() => import("./save-qr-image.ts")).then(
      ({ saveQrImage }) => saveQrImage(payload),
      () => false,
    )
    setTrouble(isSaved ? undefined : "Couldn’t save the image. Take a screenshot instead.")
  }
  return (
    <>
      <Button variant="secondary" full onClick={() => void save()}>
        Save QR image
      </Button>
      <p role="alert">{trouble}</p>
    </>
  )
}

function Qr({ payload, amount }: { payload: string; amount: string }) {
  return (
    <div className={styles.qr}>
      <LazyBoundary>
        <QrCode payload={payload} label={`QR code to pay ${amount}`} />
      </LazyBoundary>
    </div>
  )
}

function HoldCountdown({ until }: { until: number | null }) {
  const second = useCurrentSecond()
  if (until === null || second === undefined) return undefined
  const left = until - second
  return (
    <p className={styles.left}>
      {left > 0 ? (
        <>
          Your order is held for <strong>{formatCountdown(left)}</strong>
        </>
      ) : (
        "Your order was held for a while and has run out. What still arrives is given back."
      )}
    </p>
  )
}
