import { create, type Font } from "fontkit"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

export type Face = "text" | "strong" | "display"

/** A part of a text that is written with one font. */
export interface Run {
  font: string
  text: string
  /** Whether mark positioning is off for this run; see `splitUnshapeable`. */
  isPlain: boolean
}

/**
 * The font library throws if the font has no position for a mark on its letter. Without these features it doesn't look
 * for one.
 */
export const NO_MARK_FEATURES = { mark: false, mkmk: false, abvm: false, blwm: false, dist: false, kern: false }

const requireFont = createRequire(import.meta.url)
const fontFile = (family: string, weight: string) =>
  `@expo-google-fonts/${family}/${weight}/${family.split("-").map(capitalise).join("")}_${weight}.ttf`

/** The font for each script. The first match counts; all other letters use the brand's fonts. */
const scripts: readonly { family: string; letters: RegExp }[] = [
  { family: "noto-sans-bengali", letters: /[\p{Script=Bengali}\u0964\u0965]/u },
  { family: "noto-sans-devanagari", letters: /\p{Script=Devanagari}/u },
  { family: "noto-sans-sinhala", letters: /\p{Script=Sinhala}/u },
  { family: "noto-sans-tamil", letters: /\p{Script=Tamil}/u },
  { family: "noto-sans-telugu", letters: /\p{Script=Telugu}/u },
  { family: "noto-sans-kannada", letters: /\p{Script=Kannada}/u },
  { family: "noto-sans-malayalam", letters: /\p{Script=Malayalam}/u },
  { family: "noto-sans-gujarati", letters: /\p{Script=Gujarati}/u },
  { family: "noto-sans-gurmukhi", letters: /\p{Script=Gurmukhi}/u },
  { family: "noto-sans-oriya", letters: /\p{Script=Oriya}/u },
]
const brandFonts: Readonly<Record<Face, { family: string; weight: string }>> = {
  text: { family: "figtree", weight: "400Regular" },
  strong: { family: "figtree", weight: "600SemiBold" },
  display: { family: "fraunces", weight: "600SemiBold" },
}

/** Combining marks and joiners, which are written with the letter before them. */
const COMBINING = /[\p{Mark}\u200C\u200D]/u
/** Replaces letters that none of the fonts contains. */
const REPLACEMENT = "?"
/** Emoji with their modifiers and joiners; they are left out. */
const EMOJI =
  /(?![\p{ASCII}©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3]\u200D?/gu

const openedFonts = new Map<string, Font>()

/** Opens each font once per process. */
export function openFont(name: string): Font {
  const cached = openedFonts.get(name)
  if (cached) return cached
  const font = create(readFileSync(requireFont.resolve(name)))
  if (!("layout" in font)) throw new Error(`${name} contains several fonts`)
  openedFonts.set(name, font)
  return font
}

export function splitRuns(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize("NFC").replaceAll(EMOJI, "")) {
    const lastRun = runs.at(-1)
    if (!lastRun || !COMBINING.test(letter)) addLetter(runs, fontFor(letter, face, lastRun), letter)
    else if (hasGlyph(lastRun.font, letter)) lastRun.text += letter
  }
  return runs.flatMap(splitUnshapeable)
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * Customers can enter any name, and none may make an invoice fail: parts that can't be shaped are written without mark
 * positioning.
 */
function splitUnshapeable(run: Run): Run[] {
  if (!scripts.some(({ family }) => run.font.includes(family)) || canShape(run)) return [run]
  const parts: Run[] = []
  for (const { segment } of graphemes.segment(run.text)) {
    const part = { ...run, text: segment }
    const isPlain = !canShape(part)
    const lastRun = parts.at(-1)
    if (lastRun?.isPlain === isPlain && canShape({ ...lastRun, text: lastRun.text + segment })) lastRun.text += segment
    else parts.push({ ...part, isPlain })
  }
  return parts
}

function canShape({ font, text, isPlain }: Run): boolean {
  try {
    // The library's types don't know that features can also be switched off.
    openFont(font).layout(text, isPlain ? (NO_MARK_FEATURES as unknown as string[]) : undefined)
    return true
  } catch {
    return false
  }
}

function hasGlyph(font: string, letter: string): boolean {
  return openFont(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

function addLetter(runs: Run[], font: string, letter: string): void {
  const isKnown = hasGlyph(font, letter)
  const writtenLetter = isKnown ? letter : REPLACEMENT
  const usedFont = isKnown ? font : fontFile(brandFonts.text.family, brandFonts.text.weight)
  const lastRun = runs.at(-1)
  if (lastRun?.font === usedFont) lastRun.text += writtenLetter
  else runs.push({ font: usedFont, text: writtenLetter, isPlain: false })
}

function fontFor(letter: string, face: Face, lastRun: Run | undefined): string {
  // A space between two words of one script continues the run.
  if (lastRun && letter === " " && hasGlyph(lastRun.font, letter)) return lastRun.font
  const { family, weight } = brandFonts[face]
  const script = scripts.find(({ letters }) => letters.test(letter))
  return script ? fontFile(script.family, face === "text" ? "400Regular" : "600SemiBold") : fontFile(family, weight)
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
