import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { WalletScreen } from "../features/wallet/wallet-screen.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <WalletScreen heading={entry.heading} />
}
