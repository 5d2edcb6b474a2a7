import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { ShareIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { shareLink } from "./share-link.ts"

interface ShareButtonProps {
  title: string
  /** The path and query of the shared page. */
  path: string
  /** Shows only the icon, for use beside the main action. */
  iconOnly?: boolean
}

export function ShareButton({ title, path, iconOnly }: ShareButtonProps) {
  const share = async () => {
    const result = await shareLink(title, new URL(path, location.origin).href)
    if (result === "copied") showToast({ message: customiseTexts.linkCopied, tone: "success" })
    if (result === "failed") {
      showToast({ message: customiseTexts.couldNotCopy, tone: "error" })
    }
  }
  return iconOnly ? (
    <IconButton
      label={customiseTexts.share}
      icon={<ShareIcon size={20} />}
      variant="soft"
      onClick={() => void share()}
    />
  ) : (
    <Button icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {customiseTexts.share}
    </Button>
  )
}
