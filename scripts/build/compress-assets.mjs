import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const textFile = /\.(js|css|svg|json|html|txt|xml|webmanifest|map)$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a .br and a .gz file next to each text file if they are smaller, with the best compression. */
export async function compressAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name)
      const bytes = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const [br, gz] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes, { level: 9 })])
      await Promise.all([
        br.length < bytes.length && writeFile(`${file}.br`, br),
        gz.length < bytes.length && writeFile(`${file}.gz`, gz),
      ])
    }),
  )
}
