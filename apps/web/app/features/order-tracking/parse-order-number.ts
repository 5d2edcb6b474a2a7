const NUMBER = /^(IN|LK|BD)[0-9A-HJKMNP-TV-Z]{8}$/

/** As it is written by hand or stands in an address; undefined where it is none. */
export function parseOrderNumber(written: string): string | undefined {
  const number = written.replaceAll(/\s/g, "").toUpperCase()
  return NUMBER.test(number) ? number : undefined
}
