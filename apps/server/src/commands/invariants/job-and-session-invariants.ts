import { sql } from "kysely"
import { oneMinuteBefore, type Invariant } from "./invariant.ts"

/** Tables with the triggers that keep them append-only and the ledger balanced. */
const appendOnlyTriggers = [
  ["ledger.posting", "ledger_stays"],
  ["ledger.entry", "ledger_stays"],
  ["ledger.entry", "ledger_balances"],
  ["orders.status_change", "history_stays"],
  ["kitchen.step", "steps_stay"],
  ["payments.status_change", "history_stays"],
  ["head_office.audit_entry", "audit_stays"],
  ["head_office.correction", "correction_stays"],
  ["head_office.correction", "corrections_stay"],
  ["cases.remedy", "remedy_stays"],
] as const

/** Invariants of jobs, histories, sessions and one-time codes. */
export const jobAndSessionInvariants: readonly Invariant[] = [
  {
    id: "I13",
    description: "without load, no job, payment check, refund, message or ticket is overdue by more than 60 s",
    // Jobs use the database's clock. A message has its encrypted content (`sealed`) until its result is known.
    violations: (context) => sql`
      select 'job ' || id || ' of ' || name as violation from jobs.job
      where state in ('created', 'retry', 'active') and start_after < now() - interval '60 seconds'
      union all
      select 'payment to check: ' || id from payments.payment where next_look_at < ${oneMinuteBefore(context)}
      union all
      select 'refund to make: ' || id from payments.refund
      where status = 'INITIATED' and next_try_at < ${oneMinuteBefore(context)}
      union all
      select 'message to send: ' || id from messages.message
      where sealed is not null and made_at < ${oneMinuteBefore(context)}
      union all
      select 'order without a ticket: ' || id from orders.order
      where taken_up_at is null and status in ('ORDER PLACED', 'ADVANCE ORDER')
        and placed_at < ${oneMinuteBefore(context)}`,
  },
  {
    id: "I14",
    description:
      "rows of the ledger, the audit log and the order, kitchen and payment histories can't be updated or deleted",
    violations: () => sql`
      select wanted.relation || ' lacks ' || wanted.name as violation
      from unnest(${appendOnlyTriggers.map(([relation]) => relation)}::text[], ${appendOnlyTriggers.map(([, name]) => name)}::text[])
        as wanted (relation, name)
      where not exists (
        select from pg_trigger where tgrelid = wanted.relation::regclass and tgname = wanted.name and tgenabled <> 'D')
      union all
      select 'history of payment ' || payment_id from payments.status_change
      group by payment_id having max(position) <> count(*) or min(position) <> 1`,
  },
  {
    id: "I15",
    description: "each session has at most one unused refresh token, and it is the newest",
    violations: () => sql`
      select 'session ' || session_id as violation from identity.refresh_token
      where used_at is null group by session_id having count(*) > 1
      union all
      select 'session ' || session_id from identity.refresh_token as leaf
      where used_at is null and exists (
        select from identity.refresh_token as later
        where later.session_id = leaf.session_id and later.generation > leaf.generation)`,
  },
  {
    id: "I16",
    description: "each one-time code was used at most once, in time, for one session, with at most 5 wrong attempts",
    violations: () => sql`
      select 'code of session ' || session_id as violation from identity.challenge where wrong_tries > 5
      union all
      select 'code of session ' || session_id from identity.challenge where taken_at > expires_at
      union all
      select 'codes of session ' || session_id from identity.challenge
      group by session_id, purpose, recipient_key having count(*) > 1
      union all
      select 'session opened by two codes: ' || opened_session from identity.challenge
      where opened_session is not null group by opened_session having count(*) > 1`,
  },
]
