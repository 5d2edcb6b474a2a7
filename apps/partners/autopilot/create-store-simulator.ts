import { type CallApi, createApiClient, type StaffLogin, ApiError } from "./api-client.ts"
import { type AutopilotOrder, operateStore } from "./operate-store.ts"
import type { Point } from "./store-board.ts"
import { createOrderWatch } from "./order-watch.ts"

const countries = ["in", "lk", "bd"] as const
const POLL_MS = 1_000
/** Pause after a refused sign-in. Repeated attempts would lock the login for people too. */
const REFUSAL_PAUSE_MS = 10 * 60_000
export const MIN_SPEED = 1
export const MAX_SPEED = 60

export interface StoreSimulator {
  state(): {
    on: boolean
    speed: number
    serverUrl: string | null
    lastError: string
    /** The open orders of all stores, including those that are left to staff for a while. */
    openOrders: readonly AutopilotOrder[]
  }
  set(settings: { on?: boolean; speed?: number }): void
  /** Sets the server's address, which is known only once the server is listening. */
  setServerUrl(url: string): void
  stop(): Promise<void>
}

export interface StoreSimulatorOptions extends StaffLogin {
  on: boolean
  speed: number
  now?: () => number
  pollMs?: number
}

/** Polls the stores with open orders in all countries and advances these orders until it is stopped. */
export function createStoreSimulator({
  on,
  speed,
  login,
  password,
  now = Date.now,
  pollMs = POLL_MS,
}: StoreSimulatorOptions): StoreSimulator {
  const settings = { on, speed }
  let serverUrl: string | null = null
  let call: CallApi | undefined
  let lastError = ""
  let openOrders: readonly AutopilotOrder[] = []
  let pausedUntil = 0
  let watch = createOrderWatch(now())
  const stopped = new AbortController()
  let wake: (() => void) | undefined
  const storeLocations = new Map<string, Point>()

  async function locateStore(country: string, storeId: string): Promise<Point | undefined> {
    const cachedLocation = storeLocations.get(storeId)
    if (cachedLocation || !call) return cachedLocation
    const { status, data } = await call(country, "GET", `/locator-service/ve3/stores/${storeId}`)
    if (status !== 200) return undefined
    const { latitude, longitude } = data["store"] as Point
    storeLocations.set(storeId, { latitude, longitude })
    return { latitude, longitude }
  }

  async function checkStores(callApi: CallApi): Promise<void> {
    const orders: AutopilotOrder[] = []
    const seenIds = new Set<string>()
    for (const country of countries) {
      const { status, data } = await callApi(country, "GET", "/store-ops/ve1/stores?live=true")
      if (status !== 200) continue
      for (const { id } of data["stores"] as { id: string }[]) {
        if (!settings.on) return
        const context = { call: callApi, watch, speed: settings.speed, now, locateStore }
        const result = await operateStore(context, country, id)
        orders.push(...result.openOrders)
        for (const transactionId of result.transactionIds) seenIds.add(transactionId)
      }
    }
    watch.dropUnseen(seenIds)
    openOrders = orders
    lastError = ""
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      if (settings.on && call && now() >= pausedUntil) {
        await checkStores(call).catch((error: unknown) => {
          lastError = error instanceof Error ? error.message : String(error)
          if (error instanceof ApiError && error.isRefused) pausedUntil = now() + REFUSAL_PAUSE_MS
        })
      }
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, pollMs).unref()
      })
    }
  }

  const loop = run()
  return {
    state: () => ({ ...settings, serverUrl, lastError, openOrders: settings.on ? openOrders : [] }),
    set({ on = settings.on, speed = settings.speed }) {
      if (on && !settings.on) {
        // Starts with an empty watch: stage changes from before now must not count as moves by a person.
        watch = createOrderWatch(now())
        pausedUntil = 0
      }
      Object.assign(settings, { on, speed })
      wake?.()
    },
    setServerUrl(url) {
      serverUrl = url
      call = createApiClient(url, { login, password })
      wake?.()
    },
    async stop() {
      stopped.abort()
      wake?.()
      await loop
    },
  }
}
