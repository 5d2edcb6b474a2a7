/** The event by which a browser says that it could install the site (no standard yet, so not in TypeScript's library). */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>
}

/** Where the first script of the page leaves the event, which may come before any other script runs. */
declare global {
  interface Window {
    installOffer?: InstallPromptEvent
  }
}

export const installOffer = (): InstallPromptEvent | undefined => window.installOffer

export function onInstallPrompt(listener: () => void): () => void {
  addEventListener("beforeinstallprompt", listener)
  return () => removeEventListener("beforeinstallprompt", listener)
}
