import type { DatabaseSync } from "node:sqlite"
import { seededVouchers } from "./seeded-vouchers.ts"
import type { NewVoucher, Voucher } from "./voucher.ts"

export interface VoucherStore {
  find(number: string): Voucher | undefined
  list(): Voucher[]
  /** Returns false if the number exists already. */
  add(voucher: NewVoucher): boolean
  /** Adds the amount, which may be negative, to the balance. */
  adjustBalance(number: string, amount: number): void
  setPin(number: string, pin: string): void
  setWrongPins(number: string, wrongPins: number, lockedUntil: number): void
}

const columns = `number, pin, balance, currency, expires_on as "expiresOn", wrong_pins as "wrongPins",
  locked_until as "lockedUntil"`

export function voucherStore(db: DatabaseSync): VoucherStore {
  const insert = db.prepare(
    "insert or ignore into voucher (number, pin, balance, currency, expires_on) values (?, ?, ?, ?, ?)",
  )
  const selectByNumber = db.prepare(`select ${columns} from voucher where number = ?`)
  const allVouchers = db.prepare(`select ${columns} from voucher order by number`)
  const adjustBalance = db.prepare("update voucher set balance = balance + ? where number = ?")
  const setPin = db.prepare("update voucher set pin = ?, wrong_pins = 0, locked_until = 0 where number = ?")
  const setWrongPins = db.prepare("update voucher set wrong_pins = ?, locked_until = ? where number = ?")
  const add = ({ number, pin, balance, currency, expiresOn }: NewVoucher) =>
    insert.run(number, pin, balance, currency, expiresOn).changes === 1
  for (const voucher of seededVouchers) add(voucher)

  return {
    find: (number) => selectByNumber.get(number) as unknown as Voucher | undefined,
    list: () => allVouchers.all() as unknown as Voucher[],
    add,
    adjustBalance: (number, amount) => void adjustBalance.run(amount, number),
    setPin: (number, pin) => void setPin.run(pin, number),
    setWrongPins: (number, wrongPins, lockedUntil) => void setWrongPins.run(wrongPins, lockedUntil, number),
  }
}
