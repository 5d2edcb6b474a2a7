import { countryCodes, type CountryCode } from "@hearth/domain/countries/countries.ts"
import type { QuotedLine } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { withTexts } from "@hearth/texts/cart/priced-bill.ts"
import { afterAll, describe, expect, test } from "vitest"
import { buildInvoiceContent } from "../content/build-invoice-content.ts"
import type { InvoiceContent } from "../content/invoice-content.ts"
import { sampleInvoice, sampleOrder } from "../testing/sample-invoice.ts"
import { createPdfRenderer } from "./create-pdf-renderer.ts"
import { drawInvoice } from "./draw-invoice.ts"

const longName = "Smoked Paneer & Pickled Onion Feast with Extra Mozzarella and Roasted Garlic"

function contentOf(country: CountryCode, lineCount: number, firstName = "Asha"): InvoiceContent {
  const lines = Array.from({ length: lineCount }, (_, index): QuotedLine => {
    const product = {
      id: `line-${index}`,
      productId: "in-margherita",
      productType: "PIZZA",
      categories: [],
      pizzas: 1,
      size: "large",
    }
    const name = index % 2 === 0 ? "Margherita" : longName
    return { ...product, name, foodType: "VEG", quantity: 1, price: 500_00 + index, originalPrice: 500_00 + index }
  })
  const quote = { lines, refused: [] }
  const at = Date.parse("2026-11-15")
  const bill = withTexts(
    priceCart({ country, at, deliveryType: "DELIVERY", quote, discounts: [], carryBag: true, tip: 0 }),
  )
  const contact = { firstName, lastName: "", mobile: "9811112345", email: "" }
  return buildInvoiceContent(sampleOrder(bill, { contact }), sampleInvoice(country), {
    paymentMode: "CARD",
    walletAmount: 0,
  })
}

const text = (file: Uint8Array) => Buffer.from(file).toString("latin1")
const pageCount = (file: Uint8Array) => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(text(file))?.[1])
const fonts = (file: Uint8Array) =>
  [...new Set([...text(file).matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name))].toSorted()

const MAX_QUEUED = 3
const pdfRenderer = createPdfRenderer(MAX_QUEUED)
afterAll(() => pdfRenderer.stop())

describe("drawInvoice", () => {
  test.each(countryCodes)(
    "[ORD-6b] a short invoice in %s is one small, tagged page with a language and all fonts embedded",
    async (country) => {
      const file = await drawInvoice(contentOf(country, 3))
      expect(pageCount(file)).toBe(1)
      expect(file.length).toBeLessThan(150_000)
      expect(text(file)).toMatch(/\/Lang \(en\)/)
      expect(text(file)).toMatch(/\/Marked true/)
      expect(text(file)).toContain("<pdfaid:part>2</pdfaid:part>")
      const brandFonts = ["Figtree-Regular", "Figtree-SemiBold", "Fraunces-SemiBold"]
      expect(fonts(file)).toEqual(
        country === "BD" ? [...brandFonts, "NotoSansBengali-Regular", "NotoSansBengali-SemiBold"] : brandFonts,
      )
      expect(text(file).match(/\/FontFile2/g)?.length).toBe(fonts(file).length)
    },
  )

  test("[ORD-6b] the same invoice gives the same file, whatever was drawn before", async () => {
    const content = contentOf("IN", 4, "कृष्णा")
    const first = await drawInvoice(content)
    await drawInvoice(contentOf("BD", 2, "শ্রীমতী"))
    expect(text(await drawInvoice(content))).toBe(text(first))
  })

  test("[ORD-6b] thirty lines continue on a second page, and a very long name needs no second page", async () => {
    expect(pageCount(await drawInvoice(contentOf("IN", 30)))).toBe(2)
    expect(pageCount(await drawInvoice(contentOf("LK", 80)))).toBe(4)
    expect(pageCount(await drawInvoice(contentOf("IN", 1, "x".repeat(60))))).toBe(1)
  })

  test("[ORD-6b] invoices with 15 to 23 lines have at most two pages", async () => {
    for (let count = 15; count <= 23; count += 2)
      expect(pageCount(await drawInvoice(contentOf("IN", count)))).toBeLessThan(3)
  })

  test("[ORD-6b] the worker thread draws the same file, and an invoice that can’t be drawn doesn't affect the others", async () => {
    const content = contentOf("LK", 2, "ප්‍රියන්ත")
    const broken = { ...content, columns: undefined } as unknown as InvoiceContent
    const [good, bad, alsoGood] = await Promise.allSettled([
      pdfRenderer.render(content, "a"),
      pdfRenderer.render(broken, "b"),
      pdfRenderer.render(content, "c"),
    ])
    expect(bad.status).toBe("rejected")
    const expectedText = text(await drawInvoice(content))
    for (const each of [good, alsoGood]) expect(each.status === "fulfilled" && text(each.value)).toBe(expectedText)
  })

  test("a full queue refuses further invoices until it is processed", async () => {
    const content = contentOf("IN", 1)
    const first = Array.from({ length: MAX_QUEUED }, (_, index) => pdfRenderer.render(content, String(index)))
    expect(() => pdfRenderer.render(content, "another")).toThrow("UNAVAILABLE")
    expect((await Promise.all(first)).length).toBe(3)
    expect((await pdfRenderer.render(content, "a")).length).toBeGreaterThan(1000)
  })

  test("one customer can queue two invoices at most, so others still get theirs", async () => {
    const content = contentOf("IN", 1)
    const queued = [pdfRenderer.render(content, "asha"), pdfRenderer.render(content, "asha")]
    expect(() => pdfRenderer.render(content, "asha")).toThrow("TOO_MANY_REQUESTS")
    const another = pdfRenderer.render(content, "ravi")
    expect((await Promise.all([...queued, another])).length).toBe(3)
    expect((await pdfRenderer.render(content, "asha")).length).toBeGreaterThan(1000)
  })

  test("a renderer that was stopped can render again", async () => {
    const [result] = await Promise.allSettled([pdfRenderer.render(contentOf("IN", 1), "a"), pdfRenderer.stop()])
    expect(result).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } })
    expect((await pdfRenderer.render(contentOf("IN", 1), "a")).length).toBeGreaterThan(1000)
  })
})
