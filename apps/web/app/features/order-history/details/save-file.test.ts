import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { updateClientContext } from "../../../client/api/client-context.ts"
import { saveFile } from "./save-file.ts"

const bytes = new Uint8Array([37, 80, 68, 70])
const clickedLinks: { href: string; download: string }[] = []

beforeEach(() => {
  clickedLinks.length = 0
  vi.useFakeTimers()
  vi.stubGlobal("document", {
    createElement: () => {
      const link = { href: "", download: "", click: () => clickedLinks.push(link), remove() {} }
      return link
    },
    body: { append() {} },
  })
})
afterEach(() => {
  updateClientContext({ clientType: "web app-chrome" })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubMiniApp(share: (data: { files: File[] }) => Promise<void>, canShare = true): void {
  updateClientContext({ clientType: "web app-paytm" })
  vi.stubGlobal("navigator", { canShare: () => canShare, share })
}
const save = () => saveFile(bytes, "invoice.pdf", "application/pdf")

test("[ORD-6b] a browser saves the file through a link, whose URL is revoked only after a minute", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL")
  expect(await save()).toBe(true)
  expect(clickedLinks).toMatchObject([{ download: "invoice.pdf", href: expect.stringMatching(/^blob:/) }])
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith(clickedLinks[0]?.href)
})

test("[ORD-6b] inside another app the phone’s share sheet saves the file, and closing it returns false", async () => {
  const shared: File[] = []
  stubMiniApp(async ({ files }) => void shared.push(...files))
  expect(await save()).toBe(true)
  expect(shared.map(({ name, type, size }) => [name, type, size])).toEqual([["invoice.pdf", "application/pdf", 4]])
  stubMiniApp(() => Promise.reject(new DOMException("closed", "AbortError")))
  expect(await save()).toBe(false)
  expect(clickedLinks).toEqual([])
})

test("[ORD-6b] if the share sheet is unavailable, the link is used", async () => {
  stubMiniApp(() => Promise.reject(new DOMException("too late", "NotAllowedError")))
  expect(await save()).toBe(true)
  stubMiniApp(() => Promise.reject(new Error("never asked")), false)
  expect(await save()).toBe(true)
  expect(clickedLinks.length).toBe(2)
})
