import * as shellTexts from "@hearth/texts/console/shell.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { useState } from "react"

/** Loads what the screen shows again. */
export function RefreshButton({ reload }: { reload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)

  async function refresh(): Promise<void> {
    setBusy(true)
    await reload()
    setBusy(false)
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<RefreshIcon size={18} />}
      busy={busy}
      onClick={() => void refresh()}
    >
      {shellTexts.refresh}
    </Button>
  )
}
