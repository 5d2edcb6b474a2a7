import { AsyncLocalStorage } from "node:async_hooks"
import { Client } from "pg"
import { vi } from "vitest"

interface Statement {
  text: string
  values: unknown[]
}

export interface WatchedStatements {
  /** What the last call sent. */
  sent: readonly Statement[]
  /** By their names. `begin` goes along with the first of a transaction, in one piece. */
  names(): string[]
  /** Whether somebody asks on behalf of a call that is watched. */
  inCall(): boolean
  watch<Answer>(call: () => Promise<Answer>): Promise<Answer>
}

/**
 * Every statement that a call sends to PostgreSQL from a request's connections, commit as well. Not what goes on by itself
 * meanwhile: kitchens look for orders, jobs for work.
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
      // Awaited within: what is injected begins only then.
      return callContext.run(true, async () => await call())
    },
  }
}
