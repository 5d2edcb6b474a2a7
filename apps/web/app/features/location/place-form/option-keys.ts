/**
 * Returns the option that is active after a key: -1 is the text field itself, undefined means that the key is not
 * handled.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1
    case "ArrowUp":
      return active === -1 ? count - 1 : active - 1
    default:
      return undefined
  }
}
