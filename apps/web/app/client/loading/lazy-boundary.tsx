import * as loadFailureTexts from "@hearth/texts/shell/load-failure.ts"
import { Button, buttonClass } from "@hearth/ui/button/button.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { Component, isValidElement, type ReactNode, Suspense } from "react"
import { usePageContext } from "../page/page-context.tsx"
import { reportError } from "../report-error.ts"
import { resetFailedImports } from "./lazy-with-retry.ts"

/** Wraps a lazy component: if it can't be loaded, the page stays and offers ways to continue (ERR-1). */
export class LazyBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  failedChildren: ReactNode
  tryAgain = (): void => {
    if (!this.state.failed) return
    resetFailedImports()
    this.failedChildren = undefined
    this.setState({ failed: false })
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError("a lazily loaded component failed to render", error)
    this.failedChildren = this.props.children
  }

  /** Clears the failure when the content changes; the `online` event does the same. */
  override componentDidUpdate(): void {
    if (this.failedChildren !== undefined && !isSameElement(this.failedChildren, this.props.children)) this.tryAgain()
  }

  override componentDidMount(): void {
    addEventListener("online", this.tryAgain)
  }

  override componentWillUnmount(): void {
    removeEventListener("online", this.tryAgain)
  }

  override render(): ReactNode {
    return this.state.failed ? <LoadFailedStrip onRetry={this.tryAgain} /> : <Suspense>{this.props.children}</Suspense>
  }
}

function isSameElement(one: ReactNode, other: ReactNode): boolean {
  return isValidElement(one) && isValidElement(other) && one.type === other.type && one.key === other.key
}

function LoadFailedStrip({ onRetry }: { onRetry: () => void }) {
  const { features } = usePageContext()
  const actions = (
    <>
      {features.includes("cart") ? (
        <a data-reload href="/cart" className={buttonClass({ size: "small", variant: "secondary" })}>
          {loadFailureTexts.goToCart}
        </a>
      ) : undefined}
      <a data-reload href="/" className={buttonClass({ size: "small", variant: "secondary" })}>
        {loadFailureTexts.goToHome}
      </a>
      <Button size="small" onClick={onRetry}>
        {loadFailureTexts.tryAgain}
      </Button>
    </>
  )
  return (
    <Strip position="bottom" action={actions}>
      {loadFailureTexts.somethingWentWrong}
    </Strip>
  )
}
