import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../../testing/fake-browser.ts"

/** Node has no IndexedDB for the key, so the key is mocked; the encryption itself is real. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("./encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const home = { location: { latitude: 12.93521, longitude: 77.62447, label: "Asha's home, 4th floor" } }

/** Opens another page on the same browser storage. */
async function openPage() {
  vi.resetModules()
  return import("./storage.ts")
}

const storedText = (name: string) => browser.localItems.get(`hearth:${name}`) ?? ""
const waitUntilStored = (name: string) => vi.waitFor(() => expect(storedText(name)).not.toBe(""))

test.each(["place", "locations", "searches", "menuSearches", "vehicle"] as const)(
  "[SES-7d] %s is readable immediately, stored encrypted, and restored on the next page",
  async (name) => {
    const firstPage = await openPage()
    firstPage.writeStored(name, home)
    expect(firstPage.readStored(name)).toEqual(home)
    await waitUntilStored(name)
    expect(storedText(name)).not.toMatch(/Asha|77\.6|latitude/)
    const nextPage = await openPage()
    expect(nextPage.readStored(name)).toBeNull()
    await nextPage.restorePrivateValues()
    expect(nextPage.readStored(name)).toEqual(home)
  },
)

test("[SES-7d] a draft is stored encrypted for this tab only", async () => {
  const page = await openPage()
  page.writeStored("addressDraft", { draft: { fName: "Asha" } })
  await vi.waitFor(() => expect(browser.sessionItems.size).toBe(1))
  expect([...browser.sessionItems.values()].join("")).not.toContain("Asha")
  expect(browser.localItems.size).toBe(0)
})

test("[SES-7d] a value that an earlier version stored unencrypted is encrypted at the next start", async () => {
  browser.localItems.set("hearth:place", JSON.stringify(home))
  const page = await openPage()
  await page.restorePrivateValues()
  expect(page.readStored("place")).toEqual(home)
  await vi.waitFor(() => expect(storedText("place")).not.toContain("Asha"))
})

test("[SES-7e] a value that can't be decrypted is read as null", async () => {
  vi.stubGlobal("fetch", async () => new Response())
  browser.localItems.set("hearth:place", JSON.stringify("c29tZXRoaW5nIGVsc2UsIG5vdCBzZWFsZWQ="))
  const page = await openPage()
  await page.restorePrivateValues()
  expect(page.readStored("place")).toBeNull()
})

test("a value that is removed while it is being encrypted is not stored", async () => {
  const page = await openPage()
  const { savePrivate } = await import("./private-storage.ts")
  page.writeStored("place", home)
  const saved = savePrivate("place", JSON.stringify(home))
  page.removeStored("place")
  await saved
  expect(storedText("place")).toBe("")
})

test("a value that another tab stored is decrypted before this tab's listener is called", async () => {
  const otherPage = await openPage()
  otherPage.writeStored("place", home)
  await waitUntilStored("place")
  const page = await openPage()
  const changed = new Promise((resolve) => page.onStoredElsewhere("place", () => resolve(page.readStored("place"))))
  browser.fireStorageEvent("hearth:place")
  expect(await changed).toEqual(home)
})

test("[SES-7d] a draft with photos that has more bytes than a function can have arguments is stored and restored", async () => {
  const photos = "photo ".repeat(300_000)
  const page = await openPage()
  page.writeStored("complaintPhotosDraft", photos)
  await vi.waitFor(() => expect(browser.sessionItems.size).toBe(1))
  const nextPage = await openPage()
  await nextPage.restorePrivateValues()
  expect(nextPage.readStored("complaintPhotosDraft")).toBe(photos)
})
