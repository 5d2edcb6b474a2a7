const LONGEST = 256

/** The path of a URL as it may stand in a log: no query values, nothing of a card, phone numbers with their middle hidden. */
export function maskPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, LONGEST)
  return path
    .replace(/(?<=\/bin\/)[^/]+/gi, "***")
    .replace(/(?<=\/)(?:\+|%2B)?\d[\d%-]{5,}\d(?=\/|$)/gi, (phone) => `${phone.slice(0, 2)}***${phone.slice(-2)}`)
}
