import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { DeleteAccountScreen } from "../features/profile/delete-account-screen.tsx"
import { ProfileScreen } from "../features/profile/profile-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const isDeleting = useLocation().pathname === "/delete-account"
  return isDeleting ? <DeleteAccountScreen heading={entry.heading} /> : <ProfileScreen heading={entry.heading} />
}
