/** For tests: returns the first error in a text of XML elements, or an empty string if it is well-formed. */
export function findXmlError(text: string): string {
  const openTags: string[] = []
  let lastTagEnd = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [tag, closing, name = "", attributes = "", empty] = match
    const textBetween = text.slice(lastTagEnd, match.index)
    if (/[<>&]/.test(textBetween)) return `unescaped character near ${textBetween.slice(0, 60)}`
    lastTagEnd = match.index + tag.length
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `duplicate attribute in ${tag.slice(0, 80)}`
    if (closing) {
      if (openTags.pop() !== name) return `</${name}> has no opening tag`
    } else if (!empty) openTags.push(name)
  }
  if (text.slice(lastTagEnd).trim() !== "") return `text after the last tag: ${text.slice(lastTagEnd, lastTagEnd + 60)}`
  return openTags.length > 0 ? `<${openTags.join("> <")}> left open` : ""
}
