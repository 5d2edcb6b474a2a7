import { Gallery } from "@hearth/ui/gallery/gallery.tsx"
import type { LoaderFunctionArgs } from "react-router"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return <Gallery />
}
