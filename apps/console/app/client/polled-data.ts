import type { Result } from "@hearth/browser/result.ts"
import { createStore, type Store } from "@hearth/browser/store.ts"

export interface PolledState<Data> {
  /** The last data that arrived. A later failure doesn't remove it. */
  data: Data | undefined
  /** Why the last attempt failed. */
  failure: { code: string; message: string } | undefined
}

export interface PolledData<Data> {
  state: Store<PolledState<Data>>
  /** Loads the data again now. */
  reload(): Promise<void>
  /** Shows data that a change returned. A response to an earlier request is dropped, because it may be older. */
  replaceData(data: Data): void
  /** Loads the data now and then regularly, while the page is visible. Call the returned function to stop. */
  follow(): () => void
}

/** Keeps data up to date by loading it regularly, or loads it once if there is no `everyMs`. */
export function createPolledData<Data>(
  load: () => Promise<Result<Data>>,
  everyMs: number | undefined,
): PolledData<Data> {
  const state = createStore<PolledState<Data>>({ data: undefined, failure: undefined })
  let latestRequest = 0

  async function reload(): Promise<void> {
    latestRequest += 1
    const ownRequest = latestRequest
    const result = await load()
    if (ownRequest !== latestRequest) return
    if (result.ok) state.set({ data: result.data, failure: undefined })
    else state.set({ ...state.get(), failure: { code: result.code, message: result.message } })
  }

  return {
    state,
    reload,
    replaceData(data) {
      latestRequest += 1
      state.set({ data, failure: undefined })
    },
    follow() {
      const reloadIfVisible = () => {
        if (!document.hidden) void reload()
      }
      void reload()
      if (everyMs === undefined) return () => void (latestRequest += 1)
      const timer = setInterval(reloadIfVisible, everyMs)
      document.addEventListener("visibilitychange", reloadIfVisible)
      addEventListener("online", reloadIfVisible)
      return () => {
        // A response that arrives later is dropped.
        latestRequest += 1
        clearInterval(timer)
        document.removeEventListener("visibilitychange", reloadIfVisible)
        removeEventListener("online", reloadIfVisible)
      }
    },
  }
}
