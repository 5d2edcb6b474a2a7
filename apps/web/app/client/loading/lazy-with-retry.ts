import { type ComponentType, createElement, lazy } from "react"
import { importWithRetry } from "./import-with-retry.ts"

const resets = new Set<() => void>()

/** `React.lazy` caches a failure permanently, so a retry has to replace the component first. */
export function resetFailedImports(): void {
  for (const reset of resets) reset()
  resets.clear()
}

/** A component that is imported when it is first shown. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const reset = () => {
    component = lazy(attempt)
  }
  const attempt = () =>
    importWithRetry(load).catch((error: unknown) => {
      resets.add(reset)
      throw error
    })
  let component = lazy(attempt)
  return (props) => createElement(component as ComponentType<Props>, props)
}
