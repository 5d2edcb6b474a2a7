import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/**
 * Opens the SQLite file. Every commit is synced to disk before the response is sent, because the recorded payments are
 * compared with our server's after either side was killed.
 *
 * Some names are older than the code's: the table `charge` has the payments, and `answered` the responses that are
 * repeated for an idempotency key, each with the hash of its request in the column `asked`.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true })
  const db = new DatabaseSync(join(dataDir, "payments.sqlite"))
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists charge (
      number integer primary key autoincrement, id text not null unique, provider text not null, reference text not null,
      amount integer not null, currency text not null, state text not null, payment_ref text not null, page text not null,
      details text not null, opened_at text not null, ended_at text, expires_at integer
    );
    create index if not exists charge_reference on charge (reference);
    create index if not exists charge_payment_ref on charge (payment_ref);
    create index if not exists charge_expires on charge (expires_at) where state = 'open' and expires_at is not null;
    create table if not exists refund (
      number integer primary key autoincrement, id text not null unique, charge_id text not null references charge (id),
      reference text not null, amount integer not null, state text not null, details text not null, at text not null
    );
    create index if not exists refund_charge on refund (charge_id);
    create table if not exists record (
      number integer primary key autoincrement, provider text not null, id text not null, label text not null,
      body text not null, unique (provider, id)
    );
    create index if not exists record_label on record (provider, label);
    create table if not exists answered (
      provider text not null, key text not null, asked text not null, status integer not null, body text not null,
      primary key (provider, key)
    );
    create table if not exists delivery (
      number integer primary key autoincrement, provider text not null, event_id text not null, kind text not null,
      charge_id text not null, refund_id text, body text not null, tamper text not null, state text not null,
      due_at integer not null, tries integer not null default 0, last_status text not null default ''
    );
    create index if not exists delivery_due on delivery (due_at) where state = 'due';
    create index if not exists delivery_charge on delivery (charge_id);
    create table if not exists voucher (
      number text primary key, pin text not null, balance integer not null check (balance >= 0), currency text not null,
      expires_on text not null, wrong_pins integer not null default 0, locked_until integer not null default 0
    );
    create table if not exists wallet (
      mobile text primary key, balance integer not null check (balance >= 0), code text not null default '',
      code_until integer not null default 0, wrong_codes integer not null default 0
    );
    create table if not exists wallet_token (token text primary key, mobile text not null references wallet (mobile));
    create table if not exists setting (name text primary key, value text not null);
  `)
  return db
}
