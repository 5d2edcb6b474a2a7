import { NO_RESPONSE } from "@hearth/browser/result.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { BoxDrawing, OfflineDrawing, OvenDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { useLocation } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { loginHrefFrom } from "../../client/session/login-route.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import { feedbackPath } from "../../shared/feedback/feedback-paths.ts"

interface FeedbackUnavailableProps {
  orderId: string | undefined
  code: string
  message: string | undefined
  onRetry: () => void
}

/** Why the order can't be rated here and now, and what the visitor can do. */
export function FeedbackUnavailable({ orderId, code, message, onRetry }: FeedbackUnavailableProps) {
  const { features } = usePageContext()
  const home = <ButtonLink href="/">{feedbackTexts.backToHome}</ButtonLink>
  // A damaged link has no valid number.
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") return <NotOwnOrder message={message} />
  if (code === "FEEDBACK_NOT_YET") {
    return (
      <EmptyState
        level={1}
        drawing={<OvenDrawing />}
        title={feedbackTexts.notYet}
        action={
          features.includes("track") ? (
            <ButtonLink href={`/track?orderId=${orderId}`}>{labels.trackOrder}</ButtonLink>
          ) : (
            home
          )
        }
      >
        {message}
      </EmptyState>
    )
  }
  if (code === "FEEDBACK_TOO_LATE") {
    return (
      <EmptyState
        level={1}
        drawing={<BoxDrawing />}
        title={feedbackTexts.tooLate}
        action={features.includes("support") ? <ButtonLink href="/help">{feedbackTexts.getHelp}</ButtonLink> : home}
      >
        {message}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      drawing={code === NO_RESPONSE ? <OfflineDrawing /> : <BurntSliceDrawing />}
      title={feedbackTexts.notLoaded}
      action={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
    >
      {message ?? labels.slowConnection}
    </EmptyState>
  )
}

/** The order belongs to somebody else or doesn't exist, which the server doesn't tell apart. */
function NotOwnOrder({ message }: { message: string | undefined }) {
  const { features } = usePageContext()
  const customer = useCustomer()
  const currentLocation = useLocation()
  const canSignIn = customer === null && features.includes("login")
  return (
    <EmptyState
      level={1}
      drawing={<SearchDrawing />}
      title={feedbackTexts.notYourOrder}
      action={
        canSignIn ? (
          <ButtonLink href={loginHrefFrom(currentLocation)}>{labels.signIn}</ButtonLink>
        ) : (
          <ButtonLink href={feedbackPath()}>{feedbackTexts.writeWithoutOrder}</ButtonLink>
        )
      }
    >
      <p>{message}</p>
      <p>{feedbackTexts.notYourOrderHelp}</p>
    </EmptyState>
  )
}
