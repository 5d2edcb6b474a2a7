import { type ComponentType, createElement, lazy } from "react"
import { importWithRetry } from "./import-with-retry.ts"

const resets = new Set<() => void>()

/** `React.lazy` remembers a failure for good; whoever wants to try again says so first. */
export function resetFailedImports(): void {
  for (const renew of resets) renew()
  resets.clear()
}

/** A part that is fetched when it is first shown. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const renew = () => {
    component = lazy(attempt)
  }
  const attempt = () =>
    importWithRetry(load).catch((error: unknown) => {
      resets.add(renew)
      throw error
    })
  let component = lazy(attempt)
  return (props) => createElement(component as ComponentType<Props>, props)
}
