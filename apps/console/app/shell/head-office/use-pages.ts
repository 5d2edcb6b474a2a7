import type { Result } from "@hearth/browser/result.ts"
import { useCallback, useState } from "react"
import { useCall } from "../use-call.ts"

/** Loads a page; the first one without a cursor. It must be a stable function for the same list. */
type LoadPage<Page, Cursor> = (cursor?: Cursor) => Promise<Result<Page>>

/** Loads a list page by page. Another `load` starts at the first page. */
export function usePages<Page, Cursor extends number | string = number>(
  load: LoadPage<Page, Cursor>,
  cursorAfter: (page: Page) => Cursor | undefined,
) {
  const loadFirst = useCallback(() => load(), [load])
  const { data: firstPage, errorMessage, reload } = useCall(loadFirst)
  /** The pages after the first one. They belong to it: a page of another list isn't shown. */
  const [later, setLater] = useState<{ firstPage: Page | undefined; pages: readonly Page[] }>({
    firstPage: undefined,
    pages: [],
  })
  const [busy, setBusy] = useState(false)
  const [failedAfter, setFailedAfter] = useState<Page>()
  const laterPages = later.firstPage === firstPage ? later.pages : []
  const lastPage = laterPages.at(-1) ?? firstPage
  const nextCursor = lastPage === undefined ? undefined : cursorAfter(lastPage)

  /** Returns whether the next page was added. */
  async function showMore(): Promise<boolean> {
    if (nextCursor === undefined) return false
    setBusy(true)
    setFailedAfter(undefined)
    const result = await load(nextCursor)
    if (result.ok) setLater({ firstPage, pages: [...laterPages, result.data] })
    else setFailedAfter(firstPage)
    setBusy(false)
    return result.ok
  }

  return {
    pages: firstPage === undefined ? undefined : [firstPage, ...laterPages],
    hasMore: nextCursor !== undefined,
    errorMessage,
    reload,
    showMore,
    busy,
    moreFailed: failedAfter !== undefined && failedAfter === firstPage,
  }
}
