import type { Boot } from "@hearth/contract/page-rendering.ts"
import { createContext, use } from "react"

const Context = createContext<Boot | null>(null)

export const BootProvider = Context.Provider

export function useBoot(): Boot {
  const boot = use(Context)
  if (!boot) throw new Error("rendered outside BootProvider")
  return boot
}
