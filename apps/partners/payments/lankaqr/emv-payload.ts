import { toDecimal } from "../money.ts"

/** A part of an EMVCo QR code: two digits for the id, two for the length, then the value. */
const part = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`

/**
 * Returns the payload for a customer's bank app: an EMVCo merchant-presented code with a fixed amount, for a single
 * use.
 */
export function emvPayload(amount: number, reference: string): string {
  const account = part("00", "lk.lankaqr") + part("01", "0015000012345678")
  const text =
    part("00", "01") +
    part("01", "12") +
    part("26", account) +
    part("52", "5812") +
    part("53", "144") +
    part("54", toDecimal(amount)) +
    part("58", "LK") +
    part("59", "Hearth Pizza") +
    part("60", "Colombo") +
    part("62", part("05", reference)) +
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
