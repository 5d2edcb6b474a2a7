/** Wraps a segment's label into a few short lines; text that doesn't fit ends in `…`. */
export function wrapLabel(title: string, maxLineLength: number, maxLines: number): string[] {
  const lines: string[] = []
  for (const word of title.split(" ")) {
    const lastLine = lines.at(-1)
    if (lastLine !== undefined && lastLine.length + 1 + word.length <= maxLineLength)
      lines[lines.length - 1] = `${lastLine} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, maxLines).map((line, index) => {
    const isCutOff = index === maxLines - 1 && lines.length > maxLines
    if (line.length <= maxLineLength && !isCutOff) return line
    return `${line.slice(0, maxLineLength - 1).trimEnd()}…`
  })
}
