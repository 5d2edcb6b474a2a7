import { loader, Takeaway } from "./nearest-store.tsx"

export { loader }

/** The same screen with the map first. */
export function Component() {
  return <Takeaway mapFirst />
}
