import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { restorePrivateValues } from "../../client/storage/storage.ts"
import { type FakeBrowser, createFakeBrowser } from "../../testing/fake-browser.ts"
import { readDraft, discardDraft, storeDraft } from "./address-draft.ts"

let browser: FakeBrowser
beforeEach(() => {
  browser = createFakeBrowser()
})
afterEach(() => {
  discardDraft()
  vi.unstubAllGlobals()
})

test("a draft is returned only for the address that it was typed for", () => {
  storeDraft("a1", { houseNo: "12/3", type: "office" })
  expect(readDraft("a1")).toEqual({ houseNo: "12/3", type: "office" })
  expect(readDraft("a2")).toEqual({})
  expect(readDraft(undefined)).toEqual({})
  storeDraft(undefined, { fName: "Asha" })
  expect(readDraft(undefined)).toEqual({ fName: "Asha" })
  discardDraft()
  expect(readDraft(undefined)).toEqual({})
})

test("without session storage, a draft is available until the page is left", () => {
  vi.stubGlobal("sessionStorage", undefined)
  storeDraft(undefined, { fName: "Asha" })
  expect(readDraft(undefined)).toEqual({ fName: "Asha" })
})

test.each(["{", "null", "[]", '{"id":"new"}', '{"id":"new","draft":{"fName":7,"type":"castle","evil":"x"}}'])(
  "an invalid stored draft is ignored: %s",
  async (text) => {
    browser.sessionItems.set("hearth:addressDraft", text)
    await restorePrivateValues()
    expect(readDraft(undefined)).toEqual({})
  },
)
