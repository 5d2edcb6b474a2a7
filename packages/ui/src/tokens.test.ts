import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8")
const base = readFileSync(new URL("base.css", import.meta.url), "utf8")

type Tokens = Record<string, string>

function tokensAfter(selector: string): Tokens {
  const start = css.indexOf("{", css.indexOf(selector))
  const block = css.slice(start + 1, css.indexOf("}", start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const light = tokensAfter(":root {")
const dark = tokensAfter(':root[data-theme="dark"]')
const byDevice = tokensAfter(':root:not([data-theme="light"])')

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const share = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other].map((name) => luminance(tokens[name] ?? "")).sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds = ["ground", "surface", "raised", "sunken"]
const texts = ["text", "text-soft", "action-text", "accent-text", "success-text"]
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ["on-action", "action"],
  ["on-action", "action-deep"],
  ["on-accent", "accent"],
  ["on-success", "success"],
  ["on-inverse", "inverse"],
  ["action-text", "action-tint"],
  ["accent-text", "accent-tint"],
  ["success-text", "success-tint"],
  ["text", "action-tint"],
  ["text-soft", "action-tint"],
] as const

const edges = ["ground", "surface", "raised"].flatMap((ground) =>
  ["line-strong", "veg", "non-veg"].map((edge) => [edge, ground] as const),
)

describe.each([
  ["light", light],
  ["dark", { ...light, ...dark }],
] as const)("%s", (_theme, tokens) => {
  test.each(pairs)("[SHL-11c] %s is readable on %s", (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)("[SHL-11c] %s, the edge of a control or mark, is visible on %s", (edge, ground) => {
    expect(contrast(tokens, edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

test("[SHL-11c] the dark theme is the same by device preference and by choice", () => {
  expect(Object.keys(dark).length).toBeGreaterThan(20)
  expect(byDevice).toEqual(dark)
})

test("[SHL-1c] [SHL-1d] the base font is 13 px, the smallest 12 px, inputs 16 px, and the layers are 99 and 9999", () => {
  const px = (name: string) => Number.parseFloat(light[name] ?? "") * 16
  expect(px("size-base")).toBe(13)
  expect(px("size-small")).toBe(12)
  expect(px("size-input")).toBe(16)
  expect(light["layer-bar"]).toBe("99")
  expect(light["layer-top"]).toBe("9999")
  expect(base).toContain("font: 400 var(--size-base)")
})

test("[SHL-11d] reduced motion turns off animations and transitions", () => {
  const reduced = base.slice(base.indexOf("prefers-reduced-motion: reduce"))
  expect(reduced).toContain("animation: none !important")
  expect(reduced).toContain("transition: none !important")
})
