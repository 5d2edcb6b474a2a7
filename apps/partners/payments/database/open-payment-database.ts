import { deliveryStore } from "../callbacks/deliveries.store.ts"
import { voucherStore } from "../evoucher/vouchers.store.ts"
import { walletStore } from "../mobikwik/wallets.store.ts"
import { paymentStore } from "./payments.store.ts"
import { createCommitter } from "./create-committer.ts"
import { openDatabase } from "./open-sqlite.ts"
import { recordStore } from "./records.store.ts"
import { refundStore } from "./refunds.store.ts"

export type PaymentDatabase = ReturnType<typeof openPaymentDatabase>

/** Opens the SQLite file that all payment providers share. */
export function openPaymentDatabase(dataDir: string) {
  const db = openDatabase(dataDir)
  const committer = createCommitter(db)
  return {
    payments: paymentStore(db),
    refunds: refundStore(db),
    records: recordStore(db),
    deliveries: deliveryStore(db),
    vouchers: voucherStore(db),
    wallets: walletStore(db),
    /** Commits a call's change, its stored response and its callback together or not at all. */
    atomically: committer.atomically,
    close() {
      committer.close()
      db.close()
    },
  }
}
