import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type Line, type Outline, readLine } from "./outline.ts"

const files: Readonly<Record<CountryCode, () => Promise<{ outline: Outline }>>> = {
  IN: () => import("./india.ts"),
  LK: () => import("./sri-lanka.ts"),
  BD: () => import("./bangladesh.ts"),
}

export async function loadOutline(country: CountryCode): Promise<{ land: Line[]; borders: Line[] }> {
  const { outline } = await files[country]()
  const read = (text: string) => readLine(text, outline.unit)
  return { land: outline.land.map(read), borders: outline.borders.map(read) }
}
