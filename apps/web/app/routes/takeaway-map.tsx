import { loader, Takeaway } from "./nearest-store.tsx"

export { loader }

/** The screen of the nearest stores with the map first. */
export function Component() {
  return <Takeaway mapFirst />
}
