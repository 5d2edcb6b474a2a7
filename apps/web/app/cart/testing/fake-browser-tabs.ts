import { createApi, type WireReply, type WireRequest } from "@hearth/contract/client.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import type { DeviceStorage } from "../../client/storage/device-storage.ts"
import type { StorageKey } from "../../client/storage/storage-keys.ts"
import type { CartDeps, CartTabs } from "../cart-deps.ts"
import type { DeviceCart } from "../cart-storage.ts"
import type { CartSummary } from "../cart-summary.ts"
import { createCart } from "../create-cart.ts"
import type { Fulfilment } from "../pending-calls.ts"
import { createReorderSource } from "../reorder-source.ts"
import { FakeCartServer, sampleMenu, sampleStoreKitchen, STORE } from "./fake-cart-server.ts"
import { FakeTime, settle } from "./fake-time.ts"

/** What happens to a request. With `hold reply`, the request arrives and its reply waits until it is released. */
export type RequestOutcome = "ok" | "lose request" | "lose reply" | "hold reply"

const isTabStorageKey = (name: string) => name.endsWith("Draft")

/** A browser whose tabs share storage, locks, a channel and the session, and its connection to one server. */
export class FakeBrowserTabs {
  readonly time = new FakeTime()
  readonly server = new FakeCartServer(this.time)
  /** The storage that the tabs share, as JSON by name. */
  readonly stored = new Map<string, string>()
  readonly #tabs = new Set<FakeTab>()
  readonly #locks = new Map<string, FakeTab>()
  readonly #waiting: { tab: FakeTab; name: string; run: () => void }[] = []
  readonly #messages: (() => void)[] = []
  isOnline = true
  session = { cartId: "cart-1", isCustomer: false, isSignedOut: false }
  #ids = 0

  /** A new id. Ids are consecutive, so that failures are readable. */
  uuid = (): string => `id-${++this.#ids}`

  openTab({ tabStorage = new Map<string, string>() } = {}): FakeTab {
    const tab = new FakeTab(this, tabStorage)
    this.#tabs.add(tab)
    tab.cart.start()
    return tab
  }

  otherTabs(tab: FakeTab): FakeTab[] {
    return [...this.#tabs].filter((each) => each !== tab)
  }

  close(tab: FakeTab): void {
    tab.isClosed = true
    this.#tabs.delete(tab)
    for (const [name, holder] of this.#locks) if (holder === tab) this.#release(name)
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
    if (isOnline) for (const tab of this.#tabs) tab.onlineListeners.forEach((listener) => listener())
  }

  post(sender: FakeTab, stored: DeviceCart): void {
    const copy = structuredClone(stored)
    for (const tab of this.otherTabs(sender))
      this.#messages.push(() => tab.isClosed || tab.messageListeners.forEach((listener) => listener(copy)))
  }

  /** Delivers the oldest message between tabs. */
  async deliverMessage(): Promise<void> {
    this.#messages.shift()?.()
    await settle()
  }

  async deliverMessages(): Promise<void> {
    while (this.#messages.length > 0) await this.deliverMessage()
  }

  withLock(tab: FakeTab, name: string, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const run = () => {
        if (tab.isClosed) return this.#release(name)
        this.#locks.set(name, tab)
        void work()
          .finally(() => this.#release(name))
          .then(resolve)
      }
      if (this.#locks.has(name)) this.#waiting.push({ tab, name, run })
      else run()
    })
  }

  #release(name: string): void {
    this.#locks.delete(name)
    const index = this.#waiting.findIndex((each) => each.name === name)
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.run()
  }

  /** Restores the connection and waits until all requests, retries and messages are done. */
  async settleAll(): Promise<void> {
    for (const tab of this.#tabs) {
      tab.outcomes.length = 0
      tab.releaseReplies()
    }
    this.setOnline(true)
    do {
      await this.time.advance(60_000)
      await this.deliverMessages()
    } while ([...this.#tabs].some(({ cart }) => cart.view.get().hasPendingChanges))
  }
}

/** One tab with its own cart. */
export class FakeTab {
  readonly #browser: FakeBrowserTabs
  /** The tab's own storage, which survives a reload. */
  readonly tabStorage: Map<string, string>
  isClosed = false
  readonly onlineListeners = new Set<() => void>()
  readonly visibilityListeners = new Set<() => void>()
  readonly messageListeners = new Set<(stored: DeviceCart) => void>()
  readonly storageListeners: { name: StorageKey; listener: () => void }[] = []
  readonly guestMergedListeners = new Set<() => void>()
  readonly placeListeners = new Set<() => void>()
  /** The outcomes of the next requests; later requests succeed. */
  readonly outcomes: RequestOutcome[] = []
  readonly #delayedReplies: (() => void)[] = []
  /** How many requests the tab made, with or without a connection. */
  requestCount = 0
  readonly toasts: string[] = []
  readonly errors: { message: string; properties: Record<string, string> }[] = []
  summary: CartSummary | undefined
  chosenPlace: Fulfilment | null = null
  soldOut = new Set<string>()
  hasOffers = false
  readonly cart: ReturnType<typeof createCart>

  constructor(browser: FakeBrowserTabs, tabStorage: Map<string, string>) {
    this.#browser = browser
    this.tabStorage = tabStorage
    this.cart = createCart(this.#createDeps())
  }

  get content() {
    const { lines, options, storeId, deliveryType } = this.cart.view.get()
    return { lines, options, storeId, deliveryType }
  }

  releaseReplies(): void {
    for (const release of this.#delayedReplies.splice(0)) release()
  }

  #createDeps(): CartDeps {
    const browser = this.#browser
    const storage = this.#createStorage()
    const { session } = browser
    return {
      api: createApi((request) => this.#send(request)),
      session: {
        cartId: async () => session.cartId,
        isCustomer: () => session.isCustomer,
        isSignedOut: () => session.isSignedOut,
        onGuestMerged: (listener) => void this.guestMergedListeners.add(listener),
      },
      place: {
        country: () => "IN",
        current: () => this.chosenPlace ?? STORE,
        chosen: () => this.chosenPlace,
        onChange: (listener) => void this.placeListeners.add(listener),
        hasOffers: () => this.hasOffers,
      },
      menus: {
        fetchMenu: async () => ({ ok: true, data: sampleMenu }),
        fetchKitchen: async () => ({ ok: true, data: sampleStoreKitchen }),
        invalidate: () => undefined,
      },
      stock: { soldOutAt: () => this.soldOut, onChange: () => undefined },
      storage,
      tabs: this.#createTabs(),
      clock: browser.time.clock,
      timers: browser.time.timersOf(() => this.isClosed),
      page: {
        isOnline: () => browser.isOnline,
        isHidden: () => false,
        onOnline: (listener) => void this.onlineListeners.add(listener),
        onVisibilityChange: (listener) => void this.visibilityListeners.add(listener),
      },
      random: { uuid: browser.uuid, fraction: () => 0 },
      reorderSource: createReorderSource(storage),
      showSummary: (summary) => void (this.summary = summary),
      showToast: ({ message }) => void this.toasts.push(message),
      reportError: (message, _error, properties = {}) => void this.errors.push({ message, properties }),
    }
  }

  #createTabs(): CartTabs {
    return {
      post: (stored) => this.#browser.post(this, stored),
      onMessage: (listener) => void this.messageListeners.add(listener),
      withLock: (name, work) => this.#browser.withLock(this, name, work),
    }
  }

  #createStorage(): DeviceStorage {
    const { stored } = this.#browser
    const areaOf = (name: string) => (isTabStorageKey(name) ? this.tabStorage : stored)
    const notify = (name: StorageKey) => {
      if (!isTabStorageKey(name)) for (const tab of this.#browser.otherTabs(this)) tab.#changedElsewhere(name)
    }
    return {
      read: <Value>(name: StorageKey) => JSON.parse(areaOf(name).get(name) ?? "null") as Value | null,
      write: (name, value) => {
        areaOf(name).set(name, JSON.stringify(value))
        notify(name)
      },
      remove: (name) => {
        if (areaOf(name).delete(name)) notify(name)
      },
      names: () => [...stored.keys()] as StorageKey[],
      onChangedElsewhere: (name, listener) => void this.storageListeners.push({ name, listener }),
      tab: () => ({
        getItem: (key) => this.tabStorage.get(key) ?? null,
        setItem: (key, value) => void this.tabStorage.set(key, value),
        removeItem: (key) => void this.tabStorage.delete(key),
      }),
    }
  }

  /** As in a browser, the storage event arrives in a separate task. */
  #changedElsewhere(name: StorageKey): void {
    setImmediate(() => {
      if (!this.isClosed) for (const each of this.storageListeners) if (each.name === name) each.listener()
    })
  }

  #send(request: WireRequest): Promise<WireReply> {
    this.requestCount++
    const outcome = this.#browser.isOnline ? (this.outcomes.shift() ?? "ok") : "lose request"
    return new Promise((resolve, reject) => {
      const failRequest = () => this.isClosed || reject(new CallFailure("network error", ""))
      if (outcome === "lose request") return setImmediate(failRequest)
      // A copy, as on the wire: later changes in the tab don't change what was sent.
      const reply = this.#browser.server.handle(structuredClone(request))
      const deliverReply = () => this.isClosed || resolve(reply)
      if (outcome === "lose reply") setImmediate(failRequest)
      else if (outcome === "hold reply") this.#delayedReplies.push(deliverReply)
      else setImmediate(deliverReply)
    })
  }
}
