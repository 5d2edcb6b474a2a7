/** Example: `/pictures/farmhouse-160.avif 160w, /pictures/farmhouse-320.avif 320w`. */
export function sourceSet(base: string, widths: readonly number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ")
}
