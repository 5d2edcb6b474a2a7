import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { findEntry } from "../session/find-entry.ts"
import { PageTitle } from "../shell/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <PageTitle heading={entry.heading} />
}
