import * as commonTexts from "@hearth/texts/common.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { logOut } from "../../shared/sign-in/log-out.ts"

export function SignOut() {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="secondary"
      full
      busy={busy}
      onClick={() => {
        setBusy(true)
        void logOut()
      }}
    >
      {commonTexts.signOut}
    </Button>
  )
}
