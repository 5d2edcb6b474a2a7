import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { createStore, type Store } from "@hearth/browser/store.ts"

export interface AlertFeedDeps {
  /** Returns the alerts that this person hasn't seen; undefined if the request failed. */
  fetchUnseen(): Promise<readonly Alert[] | undefined>
  /** Returns the ids of the alerts that are current for everyone; undefined if the request failed. */
  fetchCurrentIds(): Promise<readonly string[] | undefined>
  /**
   * Asks the server whether this page may show the alert. False if another tab or device has shown it or it is over;
   * undefined if the request failed.
   */
  claim(alertId: string): Promise<boolean | undefined>
  now(): number
}

export interface AlertFeedState {
  /** Alerts to show one after the other. */
  waiting: readonly Alert[]
  shown: Alert | undefined
}

export interface AlertFeed {
  state: Store<AlertFeedState>
  /** Loads the alerts of this person. */
  load(): Promise<void>
  /** Finds new alerts and removes those that have ended. Cheap: most checks only compare a few ids. */
  check(): Promise<void>
  /** Shows the next alert if the server lets this page show it. */
  showNext(waiting?: readonly Alert[]): Promise<void>
  close(): void
  /** Removes alerts whose time is over. */
  removeExpired(): void
}

/**
 * FBK-5: the alerts of one page, for one store. An alert is shown only after the server has said that this page is the
 * first, so that a person with several tabs and devices sees it once.
 */
export function createAlertFeed(deps: AlertFeedDeps): AlertFeed {
  const state = createStore<AlertFeedState>({ waiting: [], shown: undefined })
  /** Alerts that were loaded or that this person has seen elsewhere: a check doesn't load them again. */
  let knownIds: ReadonlySet<string> = new Set()
  let isClaiming = false

  function removeEnded(hasEnded: (alert: Alert) => boolean): void {
    const { waiting, shown } = state.get()
    const endsShown = shown !== undefined && hasEnded(shown)
    if (!endsShown && !waiting.some(hasEnded)) return
    state.set({ waiting: waiting.filter((alert) => !hasEnded(alert)), shown: endsShown ? undefined : shown })
  }

  async function load(): Promise<boolean> {
    const unseen = await deps.fetchUnseen()
    if (!unseen) return false
    const { shown } = state.get()
    state.set({ waiting: unseen.filter(({ id }) => id !== shown?.id), shown })
    knownIds = new Set([...knownIds, ...unseen.map(({ id }) => id)])
    return true
  }

  /** Makes the page try again to show the first waiting alert, whose claim failed: the page follows the state. */
  function retryFailedClaim(): void {
    const { waiting, shown } = state.get()
    if (waiting.length > 0 && !shown) state.set({ waiting: [...waiting], shown })
  }

  function removeExpired(): void {
    const now = deps.now()
    removeEnded(({ endsAt }) => Date.parse(endsAt) <= now)
  }

  return {
    state,
    removeExpired,
    async load() {
      await load()
    },
    async check() {
      const currentIds = await deps.fetchCurrentIds()
      if (!currentIds) return
      removeEnded(({ id }) => !currentIds.includes(id))
      if (currentIds.every((id) => knownIds.has(id))) return retryFailedClaim()
      if (await load()) knownIds = new Set(currentIds)
    },
    async showNext(candidates = state.get().waiting) {
      removeExpired()
      const next = candidates.find((alert) => state.get().waiting.includes(alert))
      if (!next || state.get().shown || isClaiming) return
      isClaiming = true
      const mayShow = await deps.claim(next.id).finally(() => {
        isClaiming = false
      })
      // After a failed request the alert stays first, and the next check tries it again.
      if (mayShow === undefined) return
      const { waiting } = state.get()
      const isStillCurrent = waiting.some(({ id }) => id === next.id)
      state.set({
        waiting: waiting.filter(({ id }) => id !== next.id),
        shown: mayShow && isStillCurrent ? next : undefined,
      })
    },
    close: () => state.set({ ...state.get(), shown: undefined }),
  }
}
