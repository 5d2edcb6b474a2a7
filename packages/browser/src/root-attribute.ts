/**
 * An attribute of the document's root that is set while at least one component holds it. Returns the function to hold
 * it, which returns the function to release it.
 */
export function createRootAttribute(name: string): () => () => void {
  let holders = 0
  const change = (by: number) => {
    holders += by
    document.documentElement.toggleAttribute(name, holders > 0)
  }
  return () => {
    change(1)
    return () => change(-1)
  }
}
