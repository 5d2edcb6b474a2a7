import type { Api } from "@hearth/contract/client.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { createContext, type RouterContextProvider } from "react-router"

/** Passed to every loader, on the server and in the browser: the API client and the page context. */
export const apiRouterContext = createContext<Api>()
export const pageRouterContext = createContext<PageContext>()

export type LoaderContext = Readonly<RouterContextProvider>
