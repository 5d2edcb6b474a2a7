import { Button } from "@hearth/ui/button/button.tsx"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { ShareIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { shareLink } from "./share-link.ts"

interface ShareButtonProps {
  /** `pizza`, `box` or another noun for the product. */
  what: string
  title: string
  /** Path and query. */
  path: string
  /** For use beside another main action. */
  small?: boolean
}

export function ShareButton({ what, title, path, small }: ShareButtonProps) {
  const share = async () => {
    const done = await shareLink(title, new URL(path, location.origin).href)
    if (done === "copied") showToast({ message: `Link copied. Whoever opens it sees this ${what}.`, tone: "success" })
    if (done === "failed") {
      showToast({ message: "This browser won’t let us copy. The address of this page is the link.", tone: "error" })
    }
  }
  const label = `Share this ${what}`
  return small ? (
    <IconButton label={label} icon={<ShareIcon size={20} />} variant="soft" onClick={() => void share()} />
  ) : (
    <Button icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {label}
    </Button>
  )
}
