import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

export interface Message {
  id: string
  channel: "sms" | "email"
  to: string
  from: string
  subject: string
  body: string
  sentAt: string
}

export interface MessageFilter {
  to?: string
  channel?: Message["channel"]
  limit?: number
}

export interface MessageCounts {
  total: number
  perRecipient: Record<string, number>
  perPrefix: Record<string, number>
}

export interface MessageStore {
  add(message: Message): void
  /** Newest first. `to` matches any part of the number or address. */
  list(filter?: MessageFilter): Message[]
  find(id: string): Message | undefined
  total(): number
  /** `perPrefix` counts by the first `prefixLength` characters of the number or address. */
  counts(prefixLength: number): MessageCounts
  clear(): void
  close(): void
}

/** Stores accepted messages on disk, so that they can be compared with our own records after our server has crashed. */
export function openMessageStore(dataDir: string): MessageStore {
  mkdirSync(dataDir, { recursive: true })
  const db = new DatabaseSync(join(dataDir, "messages.sqlite"))
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists message (
      number integer primary key autoincrement, id text not null unique, channel text not null, recipient text not null,
      sender text not null, subject text not null, body text not null, sent_at text not null
    );
    create index if not exists message_recipient on message (recipient, number);
  `)
  const columns = `id, channel, recipient as "to", sender as "from", subject, body, sent_at as "sentAt"`
  const insert = db.prepare(
    "insert into message (id, channel, recipient, sender, subject, body, sent_at) values (?, ?, ?, ?, ?, ?, ?)",
  )
  const select = db.prepare(
    `select ${columns} from message
     where (? = '' or instr(recipient, ?) > 0) and (? = '' or channel = ?) order by number desc limit ?`,
  )
  const selectOne = db.prepare(`select ${columns} from message where id = ?`)
  const count = db.prepare(
    "select substr(recipient, 1, ?) as key, count(*) as count from message group by 1 order by 1",
  )
  const countByPrefix = (length: number): Record<string, number> =>
    Object.fromEntries(count.all(length).map((row) => [String(row["key"]), Number(row["count"])]))
  // Longer than any number or address, so that whole recipients are counted.
  const countByRecipient = () => countByPrefix(1_000)

  return {
    add({ id, channel, to, from, subject, body, sentAt }) {
      insert.run(id, channel, to, from, subject, body, sentAt)
    },
    list({ to = "", channel = undefined, limit = 200 } = {}) {
      return select.all(to, to, channel ?? "", channel ?? "", limit) as unknown as Message[]
    },
    find: (id) => selectOne.get(id) as unknown as Message | undefined,
    total: () => sumOf(countByRecipient()),
    counts(prefixLength) {
      const perRecipient = countByRecipient()
      return { total: sumOf(perRecipient), perRecipient, perPrefix: countByPrefix(prefixLength) }
    },
    clear: () => db.exec("delete from message"),
    close: () => db.close(),
  }
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0)
}
