import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { createContext, type ReactNode, use } from "react"
import type { Store } from "../shell/store.ts"

const Context = createContext<PageContext | null>(null)

export const BootProvider = Context.Provider

/** In the browser, where the store of the page can change. */
export function BootHost({ boots, children }: { boots: Store<PageContext>; children: ReactNode }) {
  const boot = boots.use()
  return <Context value={boot}>{children}</Context>
}

export function useBoot(): PageContext {
  const boot = use(Context)
  if (!boot) throw new Error("rendered outside BootProvider")
  return boot
}
