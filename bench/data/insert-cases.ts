import type { Client } from "pg"

export interface CaseBatch {
  country: "IN" | "LK"
  count: number
  /** SQL expression in `n`, the case's number from 1 on. */
  storeId: string
  /** SQL expression in `n`. */
  userId: string
  /** SQL expression in `n`. */
  isActive: string
  /** The member who owns every second case. */
  ownerId: string
}

/**
 * Inserts cases, each a minute older than the one before it and with two messages. Overdue cases are marked as
 * passed on already, so that no job changes them.
 */
export async function insertCases(client: Client, cases: CaseBatch): Promise<void> {
  const { country, count, storeId, userId, isActive, ownerId } = cases
  await client.query(
    `insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
       state, desk, with_store_at, owner_id, version, visible_version, read_version, last_author, opened_at, changed_at,
       answer_due_at, act_by, passed_overdue_at, resolved_at, resolving_message_id)
     select ${caseId(country, "n")}, '${caseNumberPrefix[country]}' || lpad(n::text, 7, '0'), '${country}',
       ${userId}, md5('order ${country} ' || n)::uuid, '${country}' || lpad(n::text, 8, '0'), ${storeId}, 'Asha',
       (array['MISSING_ITEM', 'WRONG_ITEM', 'COLD', 'BADLY_MADE', 'LATE'])[n % 5 + 1],
       'The pizza was cold and the box was open when it arrived.',
       case when is_active then 'WITH_STORE' else 'RESOLVED' end, 'STORE', at,
       case when n % 2 = 0 then '${ownerId}'::uuid end, 3, 3, 2, 'STORE', at, at,
       case when is_active and n % 3 > 0 then at + interval '1 day' end, at + interval '1 day', at,
       case when not is_active then at + least(interval '2 days', (now() - at) / 2) end,
       case when not is_active then gen_random_uuid() end
     from (select n, now() - n * interval '1 minute' as at, ${isActive} as is_active
       from generate_series(1, ${count}) as n) as each`,
  )
  await client.query(
    `insert into cases.message (id, case_id, author, member_id, text, at)
     select gen_random_uuid(), id, author, member_id, 'We are sorry and look into it today.', opened_at
     from cases.case, (values ('STORE', gen_random_uuid()), ('CUSTOMER', null)) as each (author, member_id)
     where country = '${country}'`,
  )
}

/** SQL for the id of the case with the number `n`. The contract accepts ids of version 4 only. */
export const caseId = (country: CaseBatch["country"], n: string | number): string =>
  `overlay(overlay(md5('case ${country} ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`

const caseNumberPrefix = { IN: "C-A", LK: "C-B" } as const

/** The number of a case that `insertCases` has inserted. */
export const caseNumberOf = (country: CaseBatch["country"], n: number): string =>
  caseNumberPrefix[country] + String(n).padStart(7, "0")
