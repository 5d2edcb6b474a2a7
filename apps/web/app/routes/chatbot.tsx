import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { ChatScreen } from "../features/chatbot/chat-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <ChatScreen heading={entry.heading} />
}
