/**
 * Parses docs/requirements.md. A requirement is a list entry `- SHL-12 …`. If it promises several things, they are its
 * nested entries `  - a: …`. A test names what it proves in its title: `[SHL-12b]`, or `[SHL-2]` for a requirement
 * without parts.
 */
export function parseRequirements(text) {
  const requirements = []
  for (const line of text.split("\n")) {
    const [, id, promise] = /^- ([A-Z]{3}-\d+) (.*)$/.exec(line) ?? []
    if (id) requirements.push({ id, text: promise, parts: [] })
    const [, letter, part] = /^ {2}- ([a-z]): (.*)$/.exec(line) ?? []
    if (letter) requirements.at(-1)?.parts.push({ letter, text: part })
  }
  return requirements
}

/**
 * A requirement is a promise. It is kept if every part has a test and all its tests passed, and broken if one failed.
 * `unknownTags` are tags with an unknown requirement or part, and tags that omit the part of a requirement with parts.
 */
export function evaluateRequirements(requirements, results) {
  const promises = requirements.map(({ id, text, parts }) => ({
    id,
    text,
    parts: (parts.length > 0 ? parts : [{ letter: "", text }]).map((part) => ({
      letter: part.letter,
      text: part.text,
      tests: [],
    })),
  }))
  const byId = new Map(promises.map((promise) => [promise.id, promise]))
  const unknownTags = []
  // A result's `part` is the part of the test run, such as `unit`, not a part of a requirement.
  for (const { part, title, file, ok } of results)
    for (const [tag, id, letter = ""] of title.matchAll(/\[([A-Z]{3}-\d+)([a-z])?\]/g)) {
      const proven = byId.get(id)?.parts.find((each) => each.letter === letter)
      if (proven) proven.tests.push({ part, title, file, ok })
      else unknownTags.push({ tag, part, title, file })
    }
  return {
    promises: promises.map(({ id, text, parts }) => ({ id, text, parts, state: stateOf(parts) })),
    unknownTags,
  }
}

function stateOf(parts) {
  const tests = parts.flatMap((part) => part.tests)
  if (tests.length === 0) return "untested"
  if (tests.some(({ ok }) => !ok)) return "broken"
  return parts.every((part) => part.tests.length > 0) ? "kept" : "partly kept"
}
