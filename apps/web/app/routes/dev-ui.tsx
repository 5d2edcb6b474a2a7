import * as galleryTexts from "@hearth/texts/kit/kit-gallery.ts"
import { Gallery } from "@hearth/ui/gallery/gallery.tsx"
import type { LoaderFunctionArgs } from "react-router"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  return (
    <>
      <PageTitle heading={galleryTexts.theKit}>{galleryTexts.aboutTheKit}</PageTitle>
      <Gallery />
    </>
  )
}
