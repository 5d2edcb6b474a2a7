import { createStore } from "@hearth/browser/store.ts"

/** The content of the popup for server errors (SHL-5); header and button have defaults in the popup itself. */
export interface PopupContent {
  message: string
  header?: string
  button?: string
}

const content = createStore<PopupContent | null>(null)

export const usePopup = content.use
export const showPopup = (popup: PopupContent): void => content.set(popup)
export const hidePopup = (): void => content.set(null)
