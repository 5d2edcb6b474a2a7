import { type ComponentType, createElement, lazy } from "react"
import { loadPatiently } from "./load-patiently.ts"

const renewals = new Set<() => void>()

/** `React.lazy` remembers a failure for good; whoever wants to try again says so first. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/** A part that is fetched when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const renew = () => {
    part = lazy(attempt)
  }
  const attempt = () =>
    loadPatiently(load).catch((error: unknown) => {
      renewals.add(renew)
      throw error
    })
  let part = lazy(attempt)
  return (props) => createElement(part as ComponentType<Props>, props)
}
