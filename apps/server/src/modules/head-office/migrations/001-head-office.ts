import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody grants a role to themselves, whatever the code does.
  await sql`
    create table head_office.role_grant (
      member_id uuid not null,
      country text not null,
      role text not null check (role in ('support', 'marketing', 'operations', 'finance')),
      granted_by uuid not null check (granted_by <> member_id),
      granted_at timestamptz not null,
      primary key (member_id, country, role)
    )`.execute(db)
  await sql`create index role_grant_by_country on head_office.role_grant (country)`.execute(db)

  await sql`
    create table head_office.audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      member_id uuid not null,
      country text not null,
      action text not null,
      subject text,
      from_values jsonb,
      to_values jsonb,
      reason text
    )`.execute(db)
  await sql`create index audit_entry_by_country on head_office.audit_entry (country, id)`.execute(db)
  await sql`create index audit_entry_by_action on head_office.audit_entry (country, action, id)`.execute(db)
  await sql`
    create index audit_entry_by_subject on head_office.audit_entry (country, subject, id)
    where subject is not null`.execute(db)
  await sql`
    create function head_office.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger audit_stays before update or delete or truncate on head_office.audit_entry
    for each statement execute function head_office.refuse_change()`.execute(db)

  // A correction that needs approval is decided by a second person. The database enforces it, too.
  await sql`
    create table head_office.correction (
      id uuid primary key,
      country text not null,
      user_id uuid not null,
      points integer not null check (points <> 0 and points between -5000 and 5000),
      reason text not null,
      needs_approval boolean not null,
      status text not null check (status in ('pending', 'applied', 'rejected')),
      requested_by uuid not null,
      requested_at timestamptz not null,
      decided_by uuid check (decided_by <> requested_by),
      decided_at timestamptz,
      check ((status = 'pending') = (decided_at is null)),
      check (not needs_approval or (decided_by is null) = (status = 'pending')),
      check (needs_approval or (status = 'applied' and decided_by is null))
    )`.execute(db)
  await sql`
    create index pending_correction on head_office.correction (country, requested_at, id)
    where status = 'pending'`.execute(db)
  // Only the decision on a pending correction can be written, and only once.
  await sql`
    create function head_office.refuse_correction_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or old.status <> 'pending'
        or (new.id, new.country, new.user_id, new.points, new.reason, new.needs_approval, new.requested_by, new.requested_at)
          is distinct from
          (old.id, old.country, old.user_id, old.points, old.reason, old.needs_approval, old.requested_by, old.requested_at)
      then
        raise exception 'a correction is decided once and never changed' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger correction_stays before update or delete on head_office.correction
    for each row execute function head_office.refuse_correction_change()`.execute(db)
}
