import { orderNumberPattern } from "@hearth/domain/orders/order-number.ts"

/** Parses an order number as typed or from a URL; undefined if it is invalid. */
export function parseOrderNumber(text: string): string | undefined {
  const number = text.replaceAll(/\s/g, "").toUpperCase()
  return orderNumberPattern.test(number) ? number : undefined
}
