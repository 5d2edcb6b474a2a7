/** For tests: returns the first error in a text of XML elements, or an empty string if it is well-formed. */
export function findXmlError(text: string): string {
  const open: string[] = []
  let last = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [tag, closing, name = "", attributes = "", empty] = match
    const between = text.slice(last, match.index)
    if (/[<>&]/.test(between)) return `unescaped character near ${between.slice(0, 60)}`
    last = match.index + tag.length
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `duplicate attribute in ${tag.slice(0, 80)}`
    if (closing) {
      if (open.pop() !== name) return `</${name}> has no opening tag`
    } else if (!empty) open.push(name)
  }
  if (text.slice(last).trim() !== "") return `text after the last tag: ${text.slice(last, last + 60)}`
  return open.length > 0 ? `<${open.join("> <")}> left open` : ""
}
