import type { DatabaseSync } from "node:sqlite"

export interface Wallet {
  mobile: string
  balance: number
  /** Empty if no code is pending. */
  code: string
  /** Milliseconds since 1970. */
  codeUntil: number
  wrongCodes: number
}

export interface WalletStore {
  find(mobile: string): Wallet | undefined
  ofToken(token: string): Wallet | undefined
  list(): Wallet[]
  /** Creates a wallet with this balance; an existing one stays unchanged. */
  open(mobile: string, balance: number): void
  setCode(mobile: string, code: Pick<Wallet, "code" | "codeUntil" | "wrongCodes">): void
  setBalance(mobile: string, balance: number): void
  addToken(token: string, mobile: string): void
  revoke(mobile: string): void
}

const columns = `mobile, balance, code, code_until as "codeUntil", wrong_codes as "wrongCodes"`

export function walletStore(db: DatabaseSync): WalletStore {
  const selectByMobile = db.prepare(`select ${columns} from wallet where mobile = ?`)
  const selectByToken = db.prepare(
    `select ${columns} from wallet where mobile = (select mobile from wallet_token where token = ?)`,
  )
  const allWallets = db.prepare(`select ${columns} from wallet order by mobile`)
  const insert = db.prepare("insert or ignore into wallet (mobile, balance) values (?, ?)")
  const setCode = db.prepare("update wallet set code = ?, code_until = ?, wrong_codes = ? where mobile = ?")
  const setBalance = db.prepare("update wallet set balance = ? where mobile = ?")
  const addToken = db.prepare("insert into wallet_token (token, mobile) values (?, ?)")
  const revoke = db.prepare("delete from wallet_token where mobile = ?")
  return {
    find: (mobile) => selectByMobile.get(mobile) as unknown as Wallet | undefined,
    ofToken: (token) => selectByToken.get(token) as unknown as Wallet | undefined,
    list: () => allWallets.all() as unknown as Wallet[],
    open: (mobile, balance) => void insert.run(mobile, balance),
    setCode: (mobile, { code, codeUntil, wrongCodes }) => void setCode.run(code, codeUntil, wrongCodes, mobile),
    setBalance: (mobile, balance) => void setBalance.run(balance, mobile),
    addToken: (token, mobile) => void addToken.run(token, mobile),
    revoke: (mobile) => void revoke.run(mobile),
  }
}
