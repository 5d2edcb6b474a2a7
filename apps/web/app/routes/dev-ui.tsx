import { Gallery } from "@hearth/ui/gallery/gallery.tsx"
import type { LoaderFunctionArgs } from "react-router"
import { findEntry } from "../session/find-entry.ts"
import { PageTitle } from "../shell/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return (
    <>
      <PageTitle heading="The kit">Every part in every state.</PageTitle>
      <Gallery />
    </>
  )
}
