import { POSTORDER_PATH } from "./other-pages.ts"

/** The page on which a customer reports a problem with an order. */
export function reportProblemPath(orderId: string): string {
  return `${POSTORDER_PATH}/help?${new URLSearchParams({ orderId }).toString()}`
}
