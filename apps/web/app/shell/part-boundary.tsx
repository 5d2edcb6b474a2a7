import { buttonClass } from "@hearth/ui/button/button.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { Component, type ReactNode, Suspense } from "react"
import { useBoot } from "../session/boot.tsx"
import { reportError } from "../session/report-error.ts"

/** Around a part that is fetched when needed: where it can't be had, the page stays and the ways on are offered (ERR-1). */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError("a part could not be shown", error)
  }

  override render(): ReactNode {
    return this.state.failed ? <Oops /> : <Suspense>{this.props.children}</Suspense>
  }
}

function Oops() {
  const { features } = useBoot()
  const ways = (
    <>
      {features.includes("cart") ? (
        <a data-reload href="/cart" className={buttonClass({ size: "small", variant: "secondary" })}>
          Go to cart
        </a>
      ) : undefined}
      <a data-reload href="/" className={buttonClass({ size: "small" })}>
        Go to home
      </a>
    </>
  )
  return (
    <Strip place="bottom" action={ways}>
      Oops! Something went wrong
    </Strip>
  )
}
