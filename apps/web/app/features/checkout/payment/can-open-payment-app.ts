/** Checks whether a payment app can be opened on this device; other devices show a QR code to scan with a phone. */
export function canOpenPaymentApp(): boolean {
  return matchMedia("(pointer: coarse)").matches && /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)
}
