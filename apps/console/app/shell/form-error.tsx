import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"

/** Why a form wasn't sent or was refused, announced when it appears. For errors that belong to no single field. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return undefined
  return (
    <p role="alert" className="form-error">
      <AlertIcon size={18} />
      <span>{children}</span>
    </p>
  )
}
