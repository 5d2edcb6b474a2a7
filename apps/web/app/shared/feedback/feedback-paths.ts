const FEEDBACK_PATH = "/postorder-ui/feedback"

/** Where an order is rated; without an order, where feedback is written. `stars` is chosen in advance. */
export function feedbackPath(orderId?: string, stars?: number): string {
  if (orderId === undefined) return FEEDBACK_PATH
  return `${FEEDBACK_PATH}?orderId=${orderId}${stars === undefined ? "" : `&stars=${stars}`}`
}
