import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type * as failureKind from "@hearth/browser/call-failure.ts"
import type { StoredSession } from "../../client/session/stored-session.ts"

type Call = (method: string, id: string | undefined) => Promise<string[]> | string[]

const { fake } = vi.hoisted(() => ({
  fake: {
    session: null as Partial<StoredSession> | null,
    requests: [] as string[],
    call: (() => []) as Call,
  },
}))
vi.mock("../../client/session/session.store.ts", () => ({
  currentSession: () => fake.session,
  restoreSession: () => Promise.resolve(),
}))
vi.mock("../../client/api/api.ts", () => ({
  async apiAsVisitor(route: string, input?: { body?: { productId: string }; query?: { productId: string } }) {
    const [method = ""] = route.split(" ")
    const id = input?.body?.productId ?? input?.query?.productId
    fake.requests.push([method, ...(id === undefined ? [] : [id])].join(" "))
    return { ok: true, status: 200, body: { data: { productIds: await fake.call(method, id) } } }
  },
}))

/** A request without a response is repeated this often. */
const RETRIES = 3

const ada = { userId: "ada", isLoggedIn: true }
const guest = { userId: "g1", isLoggedIn: false }
/** The stored list. `wishes` are changes without a response yet: [product, whether it should be a favourite]. */
const storage = new Map<string, string>()
const readStoredFavourites = () => JSON.parse(storage.get("hearth:favourites") ?? "null") as unknown
function storeFavourites(value: unknown): void {
  storage.set("hearth:favourites", JSON.stringify(value))
}
/** From the same module instance as the code under test. */
let failures: typeof failureKind
const failWithNetworkError = () => {
  throw new failures.CallFailure("network error", "r1")
}

/** Opens a new page with the device's storage. */
async function openPage() {
  vi.resetModules()
  fake.requests = []
  failures = await import("@hearth/browser/call-failure.ts")
  const { restoreFavourites, toggleFavourite } = await import("./favourites-sync.ts")
  const { currentFavourites } = await import("./favourites.store.ts")
  return { restoreFavourites, toggleFavourite, currentFavourites }
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  storage.clear()
  fake.session = guest
  fake.call = () => []
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("[CAT-5b] a favourite toggled before the restore is added to the stored list, and a failure reverts only that favourite", async () => {
  storeFavourites(["b", "a"])
  fake.call = failWithNetworkError
  const page = await openPage()
  expect(page.currentFavourites()).toEqual(["b", "a"])
  page.toggleFavourite("c")
  expect(page.currentFavourites()).toEqual(["c", "b", "a"])
  void page.restoreFavourites()
  await advance(60_000)
  expect(page.currentFavourites()).toEqual(["b", "a"])
  expect(readStoredFavourites()).toMatchObject({ productIds: ["b", "a"], wishes: [] })
})

test("[CAT-5b] a new guest session gets the device's whole list, also if a favourite is toggled before the list is sent", async () => {
  storeFavourites({ owner: guest, productIds: ["b", "a"] })
  let server: string[] = []
  fake.session = { userId: "g2", isLoggedIn: false }
  fake.call = (method, id) => {
    if (method === "POST" && id !== undefined) server = [id, ...server]
    return server
  }
  const page = await openPage()
  page.toggleFavourite("c")
  await advance(0)
  expect(page.currentFavourites()).toEqual(["c", "b", "a"])
  await page.restoreFavourites()
  expect([...server].sort()).toEqual(["a", "b", "c"])
  expect([...page.currentFavourites()].sort()).toEqual(["a", "b", "c"])
  expect(readStoredFavourites()).toMatchObject({ owner: { userId: "g2", isLoggedIn: false } })
})

test("[CAT-5a] a customer's favourites are fetched on a device without any; a guest without any causes no request", async () => {
  fake.call = () => ["a"]
  await (await openPage()).restoreFavourites()
  expect(fake.requests).toEqual([])
  fake.session = ada
  const page = await openPage()
  await page.restoreFavourites()
  expect(page.currentFavourites()).toEqual(["a"])
  expect(readStoredFavourites()).toMatchObject({ owner: ada, productIds: ["a"] })
})

test.each([
  ["another customer's", { userId: "bo", isLoggedIn: true }, ada],
  ["a guest's", guest, ada],
  ["a customer's", ada, guest],
])("[SES-10c] %s list is neither shown nor sent as another visitor's", async (_, owner, session) => {
  storeFavourites({ owner, productIds: ["a", "b"], wishes: [["c", true]] })
  fake.session = session
  fake.call = () => (session === ada ? ["x"] : [])
  const page = await openPage()
  await page.restoreFavourites()
  expect(fake.requests.filter((each) => each !== "GET")).toEqual([])
  expect(page.currentFavourites()).toEqual(session === ada ? ["x"] : [])
})

test("[CAT-5b] a change in flight when the page was left is sent by the next page, and stays applied meanwhile", async () => {
  storeFavourites({ owner: guest, productIds: ["b", "a"], wishes: [] })
  fake.call = () => new Promise(() => undefined)
  const closedPage = await openPage()
  closedPage.toggleFavourite("a")
  await advance(0)
  let server = ["b", "a"]
  fake.call = (method, id) => {
    if (method === "DELETE") server = server.filter((each) => each !== id)
    return server
  }
  const page = await openPage()
  expect(page.currentFavourites()).toEqual(["b"])
  await page.restoreFavourites()
  expect(fake.requests).toEqual(["DELETE a", "GET"])
  expect(readStoredFavourites()).toMatchObject({ productIds: ["b"], wishes: [] })
})

test("[CAT-5b] a change of an earlier page stays pending until there is a response", async () => {
  storeFavourites({ owner: guest, productIds: ["b", "a"], wishes: [["a", false]] })
  fake.call = failWithNetworkError
  const page = await openPage()
  void page.restoreFavourites()
  await advance(60_000)
  expect(fake.requests.filter((each) => each === "DELETE a")).toHaveLength(1 + RETRIES)
  expect(page.currentFavourites()).toEqual(["b"])
  expect(readStoredFavourites()).toMatchObject({ productIds: ["b", "a"], wishes: [["a", false]] })
})

test("[CAT-5b] a product that can't be sent doesn't block others, and of several toggles the last is sent", async () => {
  const handledRequests: string[] = []
  fake.call = (method, id) => {
    if (id === "slow" && handledRequests.length === 0) return failWithNetworkError()
    handledRequests.push(`${method} ${id}`)
    return method === "POST" && id !== undefined ? [id] : []
  }
  const page = await openPage()
  page.toggleFavourite("slow")
  await advance(0)
  page.toggleFavourite("slow")
  page.toggleFavourite("quick")
  await advance(0)
  expect(handledRequests).toEqual(["POST quick"])
  await advance(1000)
  expect(handledRequests).toEqual(["POST quick", "DELETE slow"])
  expect(page.currentFavourites()).toEqual(["quick"])
})

test("[CAT-5b] an older response that arrives after a newer one removes nothing", async () => {
  const pendingReplies = new Map<string | undefined, (ids: string[]) => void>()
  fake.call = (_, id) => new Promise((resolve) => pendingReplies.set(id, resolve))
  const page = await openPage()
  await page.restoreFavourites()
  page.toggleFavourite("a")
  page.toggleFavourite("b")
  await advance(0)
  pendingReplies.get("b")?.(["b", "a"])
  await advance(0)
  pendingReplies.get("a")?.(["a"])
  await advance(0)
  expect([...page.currentFavourites()].sort()).toEqual(["a", "b"])
})
