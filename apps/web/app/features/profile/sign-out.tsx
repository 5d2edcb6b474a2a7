import * as labels from "@hearth/texts/labels.ts"
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
      {labels.signOut}
    </Button>
  )
}
