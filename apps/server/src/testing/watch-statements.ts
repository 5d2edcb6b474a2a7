import { AsyncLocalStorage } from "node:async_hooks"
import { Client } from "pg"
import { vi } from "vitest"

interface Statement {
  text: string
  values: unknown[]
}

export interface WatchedStatements {
  /** The statements of the last watched call. */
  sent: readonly Statement[]
  /** The names of the statements. `begin` is sent together with the first statement of a transaction. */
  names(): string[]
  /** Whether the current code runs in a watched call. */
  inCall(): boolean
  watch<Answer>(call: () => Promise<Answer>): Promise<Answer>
}

/**
 * Records every statement that a call sends to PostgreSQL on request connections, including commits. Excludes
 * background work such as polling for orders and jobs.
 */
export function watchStatements(): WatchedStatements {
  const callContext = new AsyncLocalStorage<true>()
  const sent: Statement[] = []
  const { query } = Client.prototype
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...args: unknown[]) {
    const { text = String(args[0]), values = [] } = args[0] as Partial<Statement>
    const { application_name } = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters
    if (application_name === "hearth" && callContext.getStore()) sent.push({ text, values })
    return Reflect.apply(query, this, args)
  } as typeof query)
  return {
    sent,
    names: () => sent.map(({ text }) => /\/\* (\S+) \*\//.exec(text)?.[1] ?? text.trim().split(/\s+/)[0] ?? ""),
    inCall: () => callContext.getStore() === true,
    watch(call) {
      sent.length = 0
      // Awaited inside the context, because an injected request starts only then.
      return callContext.run(true, async () => await call())
    },
  }
}
