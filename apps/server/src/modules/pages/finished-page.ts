import { constants, crc32, deflateRawSync } from "node:zlib"
import { combineCrc, shiftBy } from "./combine-crc.ts"

/**
 * A page as finished bytes, plain and gzipped, without its nonce. Compressing 40 kB for each visitor costs a hundred
 * times as much as sending it. So the pieces between the nonces are compressed once, and the nonce is inserted as a
 * stored block, which the gzip format allows at any byte boundary.
 */
export interface FinishedPage {
  /** The memory that the page needs, in bytes. */
  size: number
  plain(nonce: string): Buffer
  gzipped(nonce: string): Buffer
}

interface Piece {
  plain: Buffer
  deflated: Buffer
  crc: number
  /** The result of `shiftBy` for the piece's length. It combines the piece's checksum with the preceding one. */
  shift: number
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])

export function finishPage(html: string, placeholder: string, nonceLength: number): FinishedPage {
  const pieces = html.split(placeholder).map(toPiece)
  const [head] = pieces
  if (!head) throw new Error("a page can't be empty")
  const otherPieces = pieces.slice(1)
  const nonceShift = shiftBy(nonceLength)
  const sum = (field: "plain" | "deflated") => pieces.reduce((total, piece) => total + piece[field].length, 0)
  const plainSize = sum("plain") + otherPieces.length * nonceLength

  const toNonceBytes = (nonce: string): Buffer => {
    const bytes = Buffer.from(nonce, "latin1")
    if (bytes.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters`)
    return bytes
  }

  return {
    size: sum("plain") + sum("deflated"),
    plain(nonce) {
      const bytes = toNonceBytes(nonce)
      return Buffer.concat([head.plain, ...otherPieces.flatMap((piece) => [bytes, piece.plain])])
    },
    gzipped(nonce) {
      const bytes = toNonceBytes(nonce)
      const nonceCrc = crc32(bytes)
      const block = storedBlock(bytes)
      let crc = head.crc
      const chunks = [GZIP_HEADER, head.deflated]
      for (const piece of otherPieces) {
        crc = combineCrc(combineCrc(crc, nonceCrc, nonceShift), piece.crc, piece.shift)
        chunks.push(block, piece.deflated)
      }
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc, 0)
      trailer.writeUInt32LE(plainSize, 4)
      return Buffer.concat([...chunks, LAST_BLOCK, trailer])
    },
  }
}

function toPiece(text: string): Piece {
  const plain = Buffer.from(text)
  // A sync flush ends the piece on a byte boundary without marking it as the last block of the stream.
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  return { plain, deflated, crc: crc32(plain), shift: shiftBy(plain.length) }
}

function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([header, bytes])
}
