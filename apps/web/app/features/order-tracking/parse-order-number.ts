const NUMBER = /^(IN|LK|BD)[0-9A-HJKMNP-TV-Z]{8}$/

/** Parses an order number as typed or from a URL; undefined if it is invalid. */
export function parseOrderNumber(written: string): string | undefined {
  const number = written.replaceAll(/\s/g, "").toUpperCase()
  return NUMBER.test(number) ? number : undefined
}
