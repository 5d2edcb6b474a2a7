import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as stepTexts from "@hearth/texts/checkout/payment-steps.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { createElement, Fragment, useEffect, useState } from "react"
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
import { canOpenPaymentApp } from "./can-open-payment-app.ts"
import { finishOrderAttempt } from "../../../shared/order/order-attempt.ts"
import styles from "./upi-form.module.css"

const QrCode = lazyWithRetry(() => import("./qr-code.tsx"))

/** PAY-11: opens a UPI app on this phone or shows a QR code for another one, and waits for the bank's result. */
export function UpiFormScreen({ transactionId }: { transactionId: string | null | undefined }) {
  const query = useOrder(transactionId)
  const navigate = useNavigate()
  const order = query.state === "ready" ? query.order : undefined
  const otherScreenHref = order ? otherScreenHrefOf(order) : undefined
  const confirmation = order?.confirmation
  useEffect(() => {
    if (transactionId && confirmation && confirmation !== "pending") finishOrderAttempt({ transactionId, confirmation })
    if (otherScreenHref) void navigate(otherScreenHref, { replace: true })
  }, [otherScreenHref, transactionId, confirmation, navigate])
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  if (!order || otherScreenHref) {
    return (
      <div className={styles.screen} aria-busy="true">
        <h1 className="sr-only">{stepTexts.loading}</h1>
        <Skeleton shape="card" className={styles.skeleton} />
      </div>
    )
  }
  return <UpiPayment order={order} />
}

function otherScreenHrefOf(order: Transaction): string | undefined {
  const href = orderHref(order)
  return href.startsWith("/upiForm") ? undefined : href
}

function UpiPayment({ order }: { order: Transaction }) {
  const { next, payment, country, payable } = order
  const amount = payment?.amount ?? payable
  const canOpenApp = canOpenPaymentApp()
  const app = payment?.mode === "GPAY" ? "gpay" : payment?.mode === "LANKAQR" ? "bank" : "upi"
  const payload = next.kind === "app" || next.kind === "qr" ? next.payload : undefined
  const webHref = next.kind === "app" || next.kind === "qr" ? next.web : null
  const isBankQr = payment?.mode === "LANKAQR" && next.kind === "qr"
  const link = next.kind === "app" ? next.link : isBankQr ? (webHref ?? undefined) : undefined
  return (
    <div className={styles.screen}>
      <Card as="section" className={styles.card}>
        <h1 className={styles.title}>{stepTexts.pay(amount, country)}</h1>
        {next.kind === "collect" ? (
          <p className={styles.text}>
            {createElement(Fragment, null, ...stepTexts.requestSent(<strong>{next.vpa}</strong>))}
          </p>
        ) : (
          <p className={styles.text}>
            {canOpenApp && isBankQr
              ? stepTexts.payInBankApp
              : canOpenApp && link
                ? stepTexts.approveInApp(app)
                : stepTexts.scanWithApp(app)}
          </p>
        )}
        {link && canOpenApp ? (
          <ButtonLink href={link} size="large" full>
            {stepTexts.openApp(app)}
          </ButtonLink>
        ) : undefined}
        {payload && canOpenApp && isBankQr ? <SaveQr payload={payload} /> : undefined}
        {payload && canOpenApp && link && !isBankQr ? (
          <details className={styles.details}>
            <summary>{stepTexts.scanWithOtherPhone}</summary>
            <Qr payload={payload} label={stepTexts.qrCode(amount, country)} />
          </details>
        ) : payload ? (
          <Qr payload={payload} label={stepTexts.qrCode(amount, country)} />
        ) : undefined}
        <PaymentCountdown until={order.expiresAt === null ? null : Date.parse(order.expiresAt)} />
        <output className={styles.waiting}>{stepTexts.waitingForBank}</output>
      </Card>
      <RefundsNote order={order} />
      <div className={styles.actions}>
        {webHref && !(canOpenApp && isBankQr) ? (
          <ButtonLink href={webHref} variant="secondary">
            {stepTexts.payInBrowser}
          </ButtonLink>
        ) : undefined}
        <ButtonLink href="/payment" variant="quiet">
          {stepTexts.changePaymentMethod}
        </ButtonLink>
      </div>
    </div>
  )
}

function SaveQr({ payload }: { payload: string }) {
  const [error, setError] = useState<string>()
  const save = async () => {
    const isSaved = await importWithRetry(() => import("./save-qr-image.ts")).then(
      ({ saveQrImage }) => saveQrImage(payload),
      () => false,
    )
    setError(isSaved ? undefined : stepTexts.qrImageNotSaved)
  }
  return (
    <>
      <Button variant="secondary" full onClick={() => void save()}>
        {stepTexts.saveQrImage}
      </Button>
      <p role="alert">{error}</p>
    </>
  )
}

function Qr({ payload, label }: { payload: string; label: string }) {
  return (
    <div className={styles.qr}>
      <LazyBoundary>
        <QrCode payload={payload} label={label} />
      </LazyBoundary>
    </div>
  )
}

function PaymentCountdown({ until }: { until: number | null }) {
  const second = useCurrentSecond()
  if (until === null || second === undefined) return undefined
  const msLeft = until - second
  return (
    <p className={styles.left}>
      {msLeft > 0
        ? createElement(Fragment, null, ...stepTexts.payWithin(<strong>{formatCountdown(msLeft)}</strong>))
        : stepTexts.timeIsUp}
    </p>
  )
}
