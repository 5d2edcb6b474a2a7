/**
 * Returns the index of the option that a key press makes active. -1 means the text field itself, undefined that the key
 * is not handled.
 */
export function nextOptionIndex(key: string, active: number, count: number): number | undefined {
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
