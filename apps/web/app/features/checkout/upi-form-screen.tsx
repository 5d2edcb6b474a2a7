import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { lazyPart } from "../../shell/lazy-part.ts"
import { loadPatiently } from "../../shell/load-patiently.ts"
import { NoAnswer, NoOrder } from "../../shell/order-trouble.tsx"
import { screenOf } from "../../shell/order-way.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { RefundsNote } from "../../shell/refunds.tsx"
import { sayLeft } from "../../shell/say-left.ts"
import { useOrder } from "../../shell/use-order.ts"
import { useSecond } from "../../shell/use-second.ts"
import { isOnPhone } from "./is-on-phone.ts"
import { endOrderInHand } from "../../session/order-in-hand.ts"
import styles from "./upi-form.module.css"

const QrCode = lazyPart(() => import("./qr-code.tsx"))

/** PAY-11: an app on this phone, or a picture for another one; and the wait for the bank's answer. */
export function UpiFormScreen({ transactionId }: { transactionId: string | null | undefined }) {
  const answer = useOrder(transactionId)
  const navigate = useNavigate()
  const order = answer.state === "ready" ? answer.order : undefined
  const elsewhere = order ? elsewhereOf(order) : undefined
  const confirmation = order?.confirmation
  useEffect(() => {
    if (transactionId && confirmation && confirmation !== "pending") endOrderInHand({ transactionId, confirmation })
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, transactionId, confirmation, navigate])
  if (answer.state === "missing") return <NoOrder />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  if (!order || elsewhere) {
    return (
      <div className={styles.screen} aria-busy="true">
        <h1 className="sr-only">Your payment is loading</h1>
        <Skeleton shape="card" className={styles.bone} />
      </div>
    )
  }
  return <Paying order={order} />
}

function elsewhereOf(order: Transaction): string | undefined {
  const to = screenOf(order)
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
        <Countdown until={order.expiresAt === null ? null : Date.parse(order.expiresAt)} />
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
    const isSaved = await loadPatiently(() => import("./save-qr-image.ts")).then(
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
      <PartBoundary>
        <QrCode payload={payload} label={`QR code to pay ${amount}`} />
      </PartBoundary>
    </div>
  )
}

function Countdown({ until }: { until: number | null }) {
  const second = useSecond()
  if (until === null || second === undefined) return undefined
  const left = until - second
  return (
    <p className={styles.left}>
      {left > 0 ? (
        <>
          Your order is held for <strong>{sayLeft(left)}</strong>
        </>
      ) : (
        "Your order was held for a while and has run out. What still arrives is given back."
      )}
    </p>
  )
}
