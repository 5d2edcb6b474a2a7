import { toDecimal } from "../money.ts"

/** A field of an EMVCo QR code: two digits for the id, two for the length, then the value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`

/**
 * Returns the payload for a customer's bank app: an EMVCo merchant-presented code with a fixed amount, for a single
 * use.
 */
export function emvPayload(amount: number, reference: string): string {
  const account = field("00", "lk.lankaqr") + field("01", "0015000012345678")
  // Format version, single use, account, category (restaurants), currency (LKR), amount, country, name, city,
  // reference, and the id and length of the checksum.
  const text =
    field("00", "01") +
    field("01", "12") +
    field("26", account) +
    field("52", "5812") +
    field("53", "144") +
    field("54", toDecimal(amount)) +
    field("58", "LK") +
    field("59", "Hearth Pizza") +
    field("60", "Colombo") +
    field("62", field("05", reference)) +
    "6304"
  return text + checksum(text)
}

/** CRC-16/CCITT-FALSE over everything before it, including its own id and length. */
export function checksum(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80_00 ? ((crc << 1) ^ 0x10_21) & 0xff_ff : (crc << 1) & 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, "0")
}
