import { createStore } from "@hearth/browser/store.ts"
import type { ReactNode } from "react"

/** What the menu says to this visitor above its first category. Set once the page is idle. */
const notice = createStore<ReactNode>(undefined)

export const MenuNoticeOutlet = notice.use
export const setMenuNotice = notice.set
