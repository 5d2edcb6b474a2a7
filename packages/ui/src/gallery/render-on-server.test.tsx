import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { AlertIcon } from "../icon/tool-icons.tsx"
import { Loader } from "../loader/loader.tsx"
import { Price } from "../price/price.tsx"
import { ProductPicture } from "../product-picture/product-picture.tsx"
import { VegMark } from "../veg-mark/veg-mark.tsx"
import { gallerySections } from "./gallery.tsx"

const renderText = (node: ReactNode) => renderToString(node).replaceAll(/<!--.*?-->|<[^>]+>/g, "")

test.each(gallerySections.map((section) => [section.id, section.content] as const))(
  "%s renders without a browser, with the same result each time, and without style attributes",
  (_id, content) => {
    const html = renderToString(content)
    expect(html.length).toBeGreaterThan(100)
    expect(renderToString(content)).toBe(html)
    // A strict content security policy would reject them on a server-rendered page.
    expect(html).not.toContain(" style=")
  },
)

test("[SHL-6a] the loader has a frame of 120 px and its label as text", () => {
  expect(renderToString(<Loader />)).toMatch(/<output.*width="120" height="120"/)
  expect(renderText(<Loader label="Finding your store" />)).toBe("Finding your store")
})

test("[SHL-11b] a reduced price is announced with its old price; an unreduced one has none", () => {
  expect(renderText(<Price amount={59900} original={74900} country="IN" />)).toBe("Now ₹599, was ₹749")
  expect(renderText(<Price amount={59900} original={59900} country="IN" />)).toBe("₹599")
})

test("[SHL-11b] marks have accessible names, decoration has none", () => {
  expect(renderToString(<VegMark type="VEG" />)).toContain('aria-label="Vegetarian"')
  expect(renderToString(<VegMark type="NON_VEG" />)).toContain('aria-label="Non-vegetarian"')
  expect(renderToString(<AlertIcon />)).toContain('aria-hidden="true"')
  expect(renderToString(<AlertIcon label="Warning" />)).not.toContain("aria-hidden")
})

test("a picture offers every width in both formats, sets width and height, and loads eagerly only with priority", () => {
  const picture = { base: "/p/farmhouse", widths: [160, 320], alt: "Farmhouse", sizes: "45vw", ratio: 4 / 3 }
  const lazyPicture = renderToString(<ProductPicture {...picture} />)
  expect(lazyPicture).toContain('srcSet="/p/farmhouse-160.avif 160w, /p/farmhouse-320.avif 320w"')
  expect(lazyPicture).toContain('srcSet="/p/farmhouse-160.webp 160w, /p/farmhouse-320.webp 320w"')
  expect(lazyPicture).toContain('width="320" height="240" loading="lazy"')
  const priorityPicture = renderToString(<ProductPicture {...picture} priority />)
  expect(priorityPicture).toContain('loading="eager"')
  expect(priorityPicture).toContain('fetchPriority="high"')
})
