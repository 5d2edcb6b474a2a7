import { Client } from "pg"
import type { TestApp } from "./build-test-app.ts"
import type { WatchedStatements } from "./watch-statements.ts"

/**
 * Returns PostgreSQL's plan for the statement of the last watched call that contains this text. Sequential and bitmap scans are off, because with
 * the few rows of a test they are sometimes chosen.
 */
export async function explainStatement(
  app: TestApp,
  { sent }: Pick<WatchedStatements, "sent">,
  part: string,
): Promise<string[]> {
  const statement = sent.find(({ text }) => text.includes(part))
  const client = new Client(app.database.url)
  await client.connect()
  await client.query("set enable_seqscan = off; set enable_bitmapscan = off")
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${statement?.text}`, statement?.values)
  await client.end()
  return rows.map((row) => row["QUERY PLAN"])
}

/** Returns the scans of a plan with their indexes. */
export function scansOf(plan: readonly string[]): string[] {
  return plan
    .map((line) => /(\w[\w ]* Scan)[\w ]* using (\w+)|(Seq Scan)/.exec(line))
    .flatMap((match) => (match ? [`${match[1] ?? match[3]} ${match[2] ?? ""}`.trim()] : []))
}
