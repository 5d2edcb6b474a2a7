import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test, vi } from "vitest"
import { readPictures } from "./read-pictures.ts"

const directory = mkdtempSync(join(tmpdir(), "hearth-pictures-"))
afterAll(() => rmSync(directory, { recursive: true }))

const picture = { base: "/pictures/in-cola.0a1b2c3d", widths: [160, 320], alt: "A glass of cola", colour: "#aa3311" }

test("a picture is found by its id", async () => {
  writeFileSync(join(directory, "pictures.json"), JSON.stringify({ "in-cola": picture }))
  const warn = vi.fn<() => void>()
  const find = await readPictures(directory, { warn })
  expect(find("in-cola", "Chilled Cola")).toEqual(picture)
  expect(find("constructor", "Nothing").base).toBe("/pictures/none")
  expect(warn).not.toHaveBeenCalled()
})

test.each([undefined, "", "{", "[]", '{"in-cola":{"base":1}}'])(
  "with an index of %j the menu has placeholder pictures and one warning is logged",
  async (index) => {
    const path = join(directory, "pictures.json")
    rmSync(path, { force: true })
    if (index !== undefined) writeFileSync(path, index)
    const warn = vi.fn<() => void>()
    const find = await readPictures(directory, { warn })
    const placeholder = { base: "/pictures/none", widths: [], alt: "Chilled Cola", colour: "#FBF3E6" }
    expect(find("in-cola", "Chilled Cola")).toEqual(placeholder)
    expect(warn).toHaveBeenCalledOnce()
  },
)
