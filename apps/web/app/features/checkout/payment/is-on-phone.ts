/** Where another app on the same device can be opened to pay; elsewhere a phone scans what the screen shows. */
export function isOnPhone(): boolean {
  return matchMedia("(pointer: coarse)").matches && /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)
}
