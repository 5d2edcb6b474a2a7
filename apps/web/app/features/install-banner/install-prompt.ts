/** The event with which a browser offers to install the site (not standardised, hence not in TypeScript's library). */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>
}

/** The page's first script stores the event here, since it may fire before any other script runs. */
declare global {
  interface Window {
    installOffer?: InstallPromptEvent
  }
}

export const currentInstallPrompt = (): InstallPromptEvent | undefined => window.installOffer

export function onInstallPrompt(listener: () => void): () => void {
  addEventListener("beforeinstallprompt", listener)
  return () => removeEventListener("beforeinstallprompt", listener)
}
