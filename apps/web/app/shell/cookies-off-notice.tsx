import * as cookieTexts from "@hearth/texts/shell/cookie-consent.ts"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { useState } from "react"

/** SHL-8: says that the browser refuses cookies. Rendered only in the browser. */
export function CookiesOffNotice() {
  const [isClosed, setClosed] = useState(() => navigator.cookieEnabled)
  if (isClosed) return undefined
  return (
    <Strip position="bottom" onClose={() => setClosed(true)}>
      {cookieTexts.cookiesOff}
    </Strip>
  )
}
