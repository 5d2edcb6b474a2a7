export type PictureType = "jpeg" | "png" | "webp"

/** The first bytes of each type that we accept. */
const signatures: readonly { type: PictureType; offset: number; bytes: Buffer }[] = [
  { type: "jpeg", offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: "png", offset: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "webp", offset: 8, bytes: Buffer.from("WEBP") },
]

/**
 * Decides the type by the content alone, because a name or a content type can say anything. Other types never reach the
 * decoder: it could also read SVG, which may refer to other files, and formats that are attacked more often.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const found = signatures.find(({ offset, bytes: expected }) =>
    bytes.subarray(offset, offset + expected.length).equals(expected),
  )
  return found?.type === "webp" && !bytes.subarray(0, 4).equals(Buffer.from("RIFF")) ? undefined : found?.type
}
