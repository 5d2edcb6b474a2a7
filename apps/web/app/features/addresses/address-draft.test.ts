import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { restorePrivate } from "../../session/storage.ts"
import { type StandInBrowser, standInBrowser } from "../../testing/stand-in-browser.ts"
import { draftOf, dropDraft, keepDraft } from "./address-draft.ts"

let browser: StandInBrowser
beforeEach(() => {
  browser = standInBrowser()
})
afterEach(() => {
  dropDraft()
  vi.unstubAllGlobals()
})

test("[LOC-8] what was typed is there again after the way to the map, for the address it was typed for", () => {
  keepDraft("a1", { houseNo: "12/3", type: "office" })
  expect(draftOf("a1")).toEqual({ houseNo: "12/3", type: "office" })
  expect(draftOf("a2")).toEqual({})
  expect(draftOf(undefined)).toEqual({})
  keepDraft(undefined, { fName: "Asha" })
  expect(draftOf(undefined)).toEqual({ fName: "Asha" })
  dropDraft()
  expect(draftOf(undefined)).toEqual({})
})

test("[LOC-8] without storage it lives as long as the page", () => {
  vi.stubGlobal("sessionStorage", undefined)
  keepDraft(undefined, { fName: "Asha" })
  expect(draftOf(undefined)).toEqual({ fName: "Asha" })
})

test.each(["{", "null", "[]", '{"id":"new"}', '{"id":"new","draft":{"fName":7,"type":"castle","evil":"x"}}'])(
  "[LOC-8] nonsense in the storage is no draft: %s",
  async (text) => {
    browser.keptForTab.set("hearth:addressDraft", text)
    await restorePrivate()
    expect(draftOf(undefined)).toEqual({})
  },
)
