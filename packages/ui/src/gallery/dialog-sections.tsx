import { useState } from "react"
import { Button } from "../button/button.tsx"
import { ErrorPopup } from "../error-popup/error-popup.tsx"
import { Modal, type ModalProps } from "../modal/modal.tsx"
import { Sheet } from "../sheet/sheet.tsx"
import { type GallerySection, GalleryRow } from "./gallery-section.tsx"

const longText = Array.from({ length: 14 }, (_, line) => (
  <p key={line}>The oven is hot, the dough has rested for a day and the basil was picked this morning.</p>
))

function ModalExample({ opener, ...modal }: { opener: string } & Omit<ModalProps, "open" | "onClose">) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Modal {...modal} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function DrawerExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open drawer
      </Button>
      <Sheet open={open} from="left" onClose={() => setOpen(false)} title="More">
        <p>As high as the screen, for links that don't fit the bars.</p>
      </Sheet>
    </>
  )
}

function SheetExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open sheet
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Choose your crust"
        subtitle="Garden of Naples, medium"
        footer={
          <Button full size="large" after="₹448" onClick={() => setOpen(false)}>
            Add to cart
          </Button>
        }
      >
        {longText}
      </Sheet>
    </>
  )
}

function ErrorExample() {
  const [message, setMessage] = useState<string>()
  return (
    <>
      <Button variant="secondary" onClick={() => setMessage("Something Went Wrong. Please Try Again.")}>
        Open error popup
      </Button>
      <ErrorPopup message={message} onClose={() => setMessage(undefined)} />
    </>
  )
}

const confirm = {
  header: "Empty your cart?",
  message: "Two pizzas and a cold drink will be removed.",
  left: { label: "Keep them" },
  right: { label: "Empty cart", variant: "danger" },
} as const

export const dialogSections: readonly GallerySection[] = [
  {
    id: "modal",
    title: "Modal, sheet and error popup",
    content: (
      <>
        <GalleryRow caption="Modal by screen, by width, scrolling, in a mini-app">
          <ModalExample opener="Open modal" {...confirm} secondMessage="You can add them again at any time." />
          <ModalExample opener="Open default width" width="default" {...confirm} />
          <ModalExample opener="Open medium width" width="medium" {...confirm} />
          <ModalExample opener="Open large width" width="large" {...confirm} />
          <ModalExample
            opener="Open scrolling modal"
            header="House rules"
            message={longText}
            right={{ label: "Got it" }}
          />
          <ModalExample opener="Open mini-app modal" closeOnOutside={false} {...confirm} />
          <ModalExample opener="Open modal without header" message="Just a line." right={{ label: "OK" }} />
        </GalleryRow>
        <GalleryRow caption="Sheet, drawer">
          <SheetExample />
          <DrawerExample />
        </GalleryRow>
        <GalleryRow caption="Server error">
          <ErrorExample />
        </GalleryRow>
      </>
    ),
  },
]
