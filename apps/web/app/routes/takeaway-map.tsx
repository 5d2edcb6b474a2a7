import { loader, Takeaway } from "./nearest-store.tsx"

export { loader }

/** The same with the map first. */
export function Component() {
  return <Takeaway mapFirst />
}
