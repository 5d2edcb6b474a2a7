import { BarsIcon } from "@hearth/ui/icon/icons.tsx"
import { lazy, type MouseEvent, useEffect, useState } from "react"
import { useLocation } from "react-router"
import styles from "./header.module.css"
import { loadPatiently } from "./load-patiently.ts"
import { PartBoundary } from "./part-boundary.tsx"

const SideMenu = lazy(() => loadPatiently(() => import("./side-menu.tsx")))

/** Opens the side menu (SHL-9); without scripts it leads to the same ways on in the footer. */
export function MoreButton() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href="#more" aria-haspopup="dialog" aria-label="More" className={styles.more} onClick={show}>
        <BarsIcon />
      </a>
      <PartBoundary>{open ? <SideMenu onClose={() => setOpen(false)} /> : undefined}</PartBoundary>
    </>
  )
}
