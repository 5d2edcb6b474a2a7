/** By the device's own sheet where it has one, else to the clipboard. `left`: the person closed the sheet again. */
export type ShareResult = "shared" | "left" | "copied" | "failed"

export async function shareLink(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url })
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left"
      // Some hosts have the sheet and forbid it: then the clipboard.
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return "copied"
  } catch {
    return "failed"
  }
}
