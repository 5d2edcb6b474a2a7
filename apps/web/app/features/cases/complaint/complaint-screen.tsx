import { COMPLAIN_WITHIN_DAYS } from "@hearth/domain/cases/case-state.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { BoxDrawing, OfflineDrawing, OvenDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { useLocation, useSearchParams } from "react-router"
import { useHydrated } from "../../../client/loading/hydration.ts"
import { useContacts } from "../../../client/page/app-config.ts"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { loginHrefFrom } from "../../../client/session/login-route.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { CASES_PATH } from "../../../shared/order/complaint-path.ts"
import { fetchOrderDetails } from "../../../shared/order/order-details.api.ts"
import { NeedsJavaScript } from "../../../shared/page/needs-javascript.tsx"
import { type ComplaintOptions, fetchComplaintOptions } from "../cases.api.ts"
import styles from "./complaint.module.css"
import { ComplaintFormView } from "./complaint-form-view.tsx"
import { PhoneLink } from "./phone-link.tsx"

/** FBK-2: reports a problem with the order in the URL. */
export function ComplaintScreen({ heading }: { heading: string }) {
  const [params] = useSearchParams()
  const orderId = params.get("orderId")
  if (!useHydrated()) return <ComplaintSkeleton heading={heading} />
  if (!orderId) return <NotYours />
  return <Complaint key={orderId} {...{ heading, orderId }} suggestedCategory={params.get("category")} />
}

interface ComplaintProps {
  heading: string
  orderId: string
  suggestedCategory: string | null
}

function Complaint({ heading, orderId, suggestedCategory }: ComplaintProps) {
  const options = useQuery(useCallback((signal: AbortSignal) => fetchComplaintOptions(orderId, signal), [orderId]))
  const details = useQuery(useCallback((signal: AbortSignal) => fetchOrderDetails(orderId, signal), [orderId]))
  const { reload } = options
  const [lastOptions, setLastOptions] = useState<ComplaintOptions>()
  if (options.state === "ready" && options.value !== lastOptions) setLastOptions(options.value)
  const isReady = lastOptions !== undefined
  // Another tab may have reported the order meanwhile.
  useEffect(() => {
    if (!isReady) return
    const reloadIfVisible = () => document.hidden || void reload()
    document.addEventListener("visibilitychange", reloadIfVisible)
    return () => document.removeEventListener("visibilitychange", reloadIfVisible)
  }, [isReady, reload])
  const order = details.state === "ready" ? details.value : undefined
  // Without a connection, the form stays as it is.
  if (lastOptions && (options.state !== "failed" || !isFinalRefusal(options.code)))
    return (
      <ComplaintFormView
        {...{ heading, order, suggestedCategory }}
        options={lastOptions}
        onChanged={() => void reload()}
      />
    )
  if (options.state !== "failed" || details.state === "loading") return <ComplaintSkeleton heading={heading} />
  const phone = order?.store.phone ?? ""
  if (options.code === "COMPLAINT_NOT_YET" && order?.orderStatus === "CANCELLED")
    return (
      <Unavailable drawing={<BoxDrawing />} title={complaintTexts.wasCancelled} phone={phone}>
        {complaintTexts.wasCancelledHelp}
      </Unavailable>
    )
  if (options.code === "COMPLAINT_NOT_YET")
    return (
      <Unavailable drawing={<OvenDrawing />} title={complaintTexts.tooEarly} phone={phone} trackedOrderId={orderId}>
        {complaintTexts.tooEarlyHelp}
      </Unavailable>
    )
  if (options.code === "COMPLAINT_TOO_LATE")
    return (
      <Unavailable drawing={<BoxDrawing />} title={complaintTexts.tooLate} phone={phone}>
        {complaintTexts.tooLateHelp(COMPLAIN_WITHIN_DAYS)}
      </Unavailable>
    )
  if (options.code === "NOT_FOUND" || options.code === "BAD_REQUEST") return <NotYours />
  return (
    <EmptyState
      level={1}
      drawing={<OfflineDrawing />}
      title={complaintTexts.notLoaded}
      action={<Button onClick={options.retry}>{labels.tryAgain}</Button>}
    >
      {options.message ?? labels.slowConnection}
    </EmptyState>
  )
}

/** Whether the order can't be complained about, whatever the network does. */
function isFinalRefusal(code: string): boolean {
  return ["COMPLAINT_NOT_YET", "COMPLAINT_TOO_LATE", "NOT_FOUND"].includes(code)
}

interface UnavailableProps {
  drawing: ReactNode
  title: string
  /** The store's phone number, or empty if it isn't known. */
  phone: string
  /** The order, if it can still be tracked. */
  trackedOrderId?: string
  children: ReactNode
}

/** FBK-2: why no problem can be reported, and whom to call. */
function Unavailable({ drawing, title, phone, trackedOrderId, children }: UnavailableProps) {
  const { features } = usePageContext()
  return (
    <EmptyState
      level={1}
      drawing={drawing}
      title={title}
      action={
        <>
          {phone === "" ? <CareLink /> : <PhoneLink phone={phone} label={complaintTexts.callStore(phone)} />}
          {trackedOrderId !== undefined && features.includes("track") ? (
            <ButtonLink href={`/track?orderId=${trackedOrderId}`} variant="secondary">
              {complaintTexts.trackOrder}
            </ButtonLink>
          ) : (
            <ButtonLink href={CASES_PATH} variant="secondary">
              {complaintTexts.seeYourCases}
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}

function NotYours() {
  const currentLocation = useLocation()
  const canSignIn = usePageContext().features.includes("login")
  const customer = useCustomer()
  return (
    <EmptyState
      level={1}
      drawing={<SearchDrawing />}
      title={complaintTexts.notYours}
      action={
        <>
          {canSignIn && !customer ? (
            <ButtonLink href={loginHrefFrom(currentLocation)}>{labels.signIn}</ButtonLink>
          ) : undefined}
          <CareLink isSecondary={canSignIn && !customer} />
        </>
      }
    >
      {complaintTexts.notYoursHelp}
    </EmptyState>
  )
}

function CareLink({ isSecondary = false }: { isSecondary?: boolean }) {
  const { customerCare } = useContacts()
  return (
    <PhoneLink
      phone={customerCare}
      label={complaintTexts.callCustomerCare(customerCare)}
      variant={isSecondary ? "secondary" : "primary"}
    />
  )
}

function ComplaintSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <NeedsJavaScript />
      <Skeleton shape="title" className={styles.titleBone} />
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}
