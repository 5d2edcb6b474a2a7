import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { WalletScreen } from "../features/wallet/wallet-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <WalletScreen heading={entry.heading} />
}
