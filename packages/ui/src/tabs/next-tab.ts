/** Where the focus goes from tab `index` of `count` on this key; undefined for keys that are not ours. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count
    case "ArrowLeft":
      return (index - 1 + count) % count
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
