/**
 * Creates an attribute of the document's root that is set while at least one component needs it. A component calls the
 * returned function to set the attribute, and calls the result of that when it no longer needs it.
 */
export function createRootAttribute(name: string): () => () => void {
  let userCount = 0
  const change = (by: number) => {
    userCount += by
    document.documentElement.toggleAttribute(name, userCount > 0)
  }
  return () => {
    change(1)
    return () => change(-1)
  }
}
