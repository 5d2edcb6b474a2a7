import type { Api } from "@hearth/contract/client.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { createContext, type RouterContextProvider } from "react-router"

/** What every loader gets, on the server and in the browser alike: how to call, and what this page is part of. */
export const apiRouterContext = createContext<Api>()
export const pageRouterContext = createContext<PageContext>()

export type LoaderContext = Readonly<RouterContextProvider>
