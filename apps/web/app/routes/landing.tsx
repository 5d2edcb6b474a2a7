import { Component as Home, loader } from "./home.tsx"

export { loader }

/** LOC-1, NAV-8: how and where first; then the home page as it is. */
export function Component() {
  return <Home />
}
