import { useState } from "react"
import { Button } from "../button/button.tsx"
import { Confetti } from "../confetti/confetti.tsx"
import { OfflineIcon } from "../icon/icons.tsx"
import { Loader } from "../loader/loader.tsx"
import { Strip } from "../strip/strip.tsx"
import { showToast } from "../toast/toasts.ts"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"

function ConfettiExample() {
  const [burst, setBurst] = useState(0)
  return (
    <>
      <Button variant="secondary" onClick={() => setBurst(burst + 1)}>
        Throw confetti
      </Button>
      <Confetti burst={burst} />
    </>
  )
}

function OfflineExample() {
  const [offline, setOffline] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOffline(true)}>
        Show offline strip
      </Button>
      {offline ? (
        <Strip
          tone="dark"
          position="bottom"
          greysPage
          icon={<OfflineIcon size={20} />}
          onClose={() => setOffline(false)}
          closeLabel="Close offline strip"
        >
          Internet connection Lost
        </Strip>
      ) : undefined}
    </>
  )
}

function OverlayExample() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setLoading(true)
          setTimeout(() => setLoading(false), 2000)
        }}
      >
        Cover the page
      </Button>
      {loading ? <Loader overlay label="Placing your order" showLabel /> : undefined}
    </>
  )
}

export const motionSections: readonly GallerySection[] = [
  {
    id: "toast",
    title: "Toast, confetti and covers",
    content: (
      <>
        <GalleryRow caption="Toasts: plain with an action, success, error">
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                message: "Farmhouse removed",
                action: { label: "Undo", onPress: () => showToast({ message: "Farmhouse is back" }) },
              })
            }
          >
            Show toast
          </Button>
          <Button variant="secondary" onClick={() => showToast({ message: "Coupon applied", tone: "success" })}>
            Show success toast
          </Button>
          <Button variant="secondary" onClick={() => showToast({ message: "Could not save", tone: "error" })}>
            Show error toast
          </Button>
        </GalleryRow>
        <GalleryRow caption="Confetti, offline strip over a grey page, covering loader">
          <ConfettiExample />
          <OfflineExample />
          <OverlayExample />
        </GalleryRow>
      </>
    ),
  },
]
