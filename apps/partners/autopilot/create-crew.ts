import { type CallShop, createCaller, type Login, ShopTrouble } from "./call-shop.ts"
import { type Driven, driveStore } from "./drive-store.ts"
import type { Point } from "./ticket.ts"
import { createOrderWatch } from "./watch-orders.ts"

const countries = ["in", "lk", "bd"] as const
const EACH_MS = 1_000
/** A refused sign-in is not tried again and again: that would lock the door for people too. */
const AFTER_REFUSAL_MS = 10 * 60_000
export const SLOWEST = 1
export const FASTEST = 60

export interface Crew {
  state(): { on: boolean; speed: number; shop: string | null; trouble: string; driven: readonly Driven[] }
  set(wish: { on?: boolean; speed?: number }): void
  /** Where the server is; it is known only once it listens. */
  setShop(url: string): void
  stop(): Promise<void>
}

export interface CrewOptions extends Login {
  on: boolean
  speed: number
  now?: () => number
  eachMs?: number
}

/** Works all stores of all countries, look after look, until it is stopped. */
export function createCrew({ on, speed, login, password, now = Date.now, eachMs = EACH_MS }: CrewOptions): Crew {
  const wish = { on, speed }
  let shop: string | null = null
  let call: CallShop | undefined
  let trouble = ""
  let driven: readonly Driven[] = []
  let quietUntil = 0
  let watch = createOrderWatch(now())
  const stopped = new AbortController()
  let wake: (() => void) | undefined
  const places = new Map<string, Point>()

  async function placeOf(country: string, storeId: string): Promise<Point | undefined> {
    const known = places.get(storeId)
    if (known || !call) return known
    const { status, data } = await call(country, "GET", `/locator-service/ve3/stores/${storeId}`)
    if (status !== 200) return undefined
    const { latitude, longitude } = data["store"] as Point
    places.set(storeId, { latitude, longitude })
    return { latitude, longitude }
  }

  async function look(asked: CallShop): Promise<void> {
    const found: Driven[] = []
    const seen = new Set<string>()
    for (const country of countries) {
      const { status, data } = await asked(country, "GET", "/store-ops/ve1/stores?live=true")
      if (status !== 200) continue
      for (const { id } of data["stores"] as { id: string }[]) {
        if (!wish.on) return
        const shift = { call: asked, watch, speed: wish.speed, now, placeOf }
        const store = await driveStore(shift, country, id)
        found.push(...store.driven)
        for (const each of store.seen) seen.add(each)
      }
    }
    watch.forget(seen)
    driven = found
    trouble = ""
  }

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      if (wish.on && call && now() >= quietUntil) {
        await look(call).catch((error: unknown) => {
          trouble = error instanceof Error ? error.message : String(error)
          if (error instanceof ShopTrouble && error.isRefused) quietUntil = now() + AFTER_REFUSAL_MS
        })
      }
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, eachMs).unref()
      })
    }
  }

  const ended = work()
  return {
    state: () => ({ ...wish, shop, trouble, driven: wish.on ? driven : [] }),
    set({ on = wish.on, speed = wish.speed }) {
      if (on && !wish.on) {
        // It begins anew: wherever orders stand by now, nobody has just moved them.
        watch = createOrderWatch(now())
        quietUntil = 0
      }
      Object.assign(wish, { on, speed })
      wake?.()
    },
    setShop(url) {
      shop = url
      call = createCaller(url, { login, password })
      wake?.()
    },
    async stop() {
      stopped.abort()
      wake?.()
      await ended
    },
  }
}
