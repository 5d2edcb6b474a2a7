import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../../testing/fake-browser.ts"

/** Node has no IndexedDB for the key, so the key is mocked; the encryption itself is real. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("./encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: FakeBrowser
const send = vi.fn<typeof fetch>(async () => new Response())

beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
  vi.stubGlobal("window", {})
  vi.stubGlobal("location", { pathname: "/menu" })
  vi.stubGlobal("document", { referrer: "" })
  vi.stubGlobal("fetch", send)
  send.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** What the page reported: the kind of error and the name of the value. */
const reports = () =>
  send.mock.calls.map(([, init]) => {
    const { actionType, properties } = JSON.parse(String(init?.body)).data
    return [actionType, properties.name]
  })

test.each(["Asha, 4th floor", "{", "5", "null", '"text"'])(
  "[SES-7f] a stored user whose decrypted text is %s is read as an empty object",
  async (text) => {
    const { encrypt } = await import("./encrypt-text.ts")
    const { readEncrypted } = await import("./encrypted-storage.ts")
    browser.localItems.set("hearth:user", JSON.stringify(await encrypt(text)))
    expect(await readEncrypted("user")).toEqual({})
  },
)

test("[SES-7f] a visitor whose stored user can't be parsed has no session", async () => {
  const { encrypt } = await import("./encrypt-text.ts")
  const { currentSession, restoreSession } = await import("../session/session.store.ts")
  browser.localItems.set("hearth:user", JSON.stringify(await encrypt("{")))
  await restoreSession()
  expect(currentSession()).toBeNull()
})

test("[ANA-3c] stored text that can't be parsed is reported with its name, without its content", async () => {
  const { encrypt } = await import("./encrypt-text.ts")
  const { readEncrypted } = await import("./encrypted-storage.ts")
  const { readStored } = await import("./storage.ts")
  browser.localItems.set("hearth:user", JSON.stringify(await encrypt("Asha, 4th floor")))
  browser.localItems.set("hearth:stores", "Asha, 4th floor")
  await readEncrypted("user")
  expect(readStored("stores")).toBeNull()
  expect(reports()).toEqual([
    ["a decrypted value could not be parsed", "user"],
    ["storage could not be read", "stores"],
  ])
  expect(JSON.stringify(send.mock.calls)).not.toContain("Asha")
})
