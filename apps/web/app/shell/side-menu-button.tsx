import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { BarsIcon } from "@hearth/ui/icon/icons.tsx"
import { type MouseEvent, useState } from "react"
import { useLocation } from "react-router"
import styles from "./header.module.css"
import { lazyWithRetry } from "../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../client/loading/lazy-boundary.tsx"

const SideMenu = lazyWithRetry(() => import("./side-menu.tsx"))

/** Opens the side menu (SHL-9). Without scripts it leads to the links in the footer. */
export function SideMenuButton() {
  const { pathname } = useLocation()
  /** The page that the menu was opened on: navigating closes it. */
  const [openedOnPath, setOpenedOnPath] = useState<string>()
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpenedOnPath(pathname)
  }
  return (
    <>
      <a href="#more" aria-haspopup="dialog" aria-label={shellTexts.more} className={styles.more} onClick={show}>
        <BarsIcon />
      </a>
      <LazyBoundary>
        {openedOnPath === pathname ? <SideMenu onClose={() => setOpenedOnPath(undefined)} /> : undefined}
      </LazyBoundary>
    </>
  )
}
