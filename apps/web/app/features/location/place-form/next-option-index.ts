/**
 * Returns the index of the option that a key press makes active. -1 means the text field itself, undefined that the key
 * is not handled.
 */
export function nextOptionIndex(key: string, activeIndex: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case "ArrowDown":
      return activeIndex + 1 < count ? activeIndex + 1 : -1
    case "ArrowUp":
      return activeIndex === -1 ? count - 1 : activeIndex - 1
    default:
      return undefined
  }
}
