import { CompiledQuery } from "kysely"
import { Client, Connection, type Pool, type PoolClient, Query } from "pg"
import { expect, test } from "vitest"
import { PipelinedConnection, PipelinedDialect } from "./pipelined-dialect.ts"
import type { Statement } from "./statements.ts"

const stream = { cork() {}, uncork() {} }

const refuse = () => Promise.reject(new Error("any message"))

/** A connection on which every statement fails with this error. */
function createFailingConnection(error: Error): PipelinedConnection {
  const client = {
    connection: { stream },
    query(statement: Statement) {
      statement.callback(error, undefined as never)
    },
  }
  return new PipelinedConnection(client as unknown as PoolClient)
}

test("[SEC-12b] the errors of a pool without a free connection and of a broken connection have the code CONNECTION_LOST", async () => {
  const driver = new PipelinedDialect({ connect: refuse } as unknown as Pool).createDriver()
  await expect(driver.acquireConnection()).rejects.toMatchObject({ code: "CONNECTION_LOST" })
  const broken = createFailingConnection(new Error("other message")).executeQuery(CompiledQuery.raw("select 1"))
  await expect(broken).rejects.toMatchObject({ code: "CONNECTION_LOST", message: "other message" })
})

test("PostgreSQL's errors keep their code, and a value that can't be sent doesn't count as a lost connection", async () => {
  const duplicateError = Object.assign(new Error("duplicate"), { code: "23505" })
  await expect(createFailingConnection(duplicateError).executeQuery(CompiledQuery.raw("x"))).rejects.toBe(
    duplicateError,
  )
  const typeError = new TypeError("circular")
  await expect(createFailingConnection(typeError).executeQuery(CompiledQuery.raw("x"))).rejects.toBe(typeError)
})

test("pg has the internals that our statements rely on (decision 025)", () => {
  const query = new Query("select 1") as unknown as {
    _result: object
    queryMode: string
    handleRowDescription(message: object): void
    requiresPreparation(): boolean
  }
  const { _result: result } = query
  for (const method of ["prepare", "handleRowDescription", "handleCommandComplete", "handleError", "_getRows"])
    expect(Query.prototype).toHaveProperty(method, expect.any(Function))
  expect(query.requiresPreparation()).toBe(false)
  query.queryMode = "extended"
  expect(query.requiresPreparation()).toBe(true)
  query.handleRowDescription({ fields: [] })
  expect(query).toHaveProperty("_accumulateRows", true)
  for (const field of ["fields", "_parsers", "_prebuiltEmptyResultObject"]) expect(Object.keys(result)).toContain(field)
  for (const method of ["parse", "bind", "execute", "describe"])
    expect(Connection.prototype).toHaveProperty(method, expect.any(Function))
  const { connection } = new Client() as unknown as { connection: object }
  expect(connection).toMatchObject({
    submittedNamedStatements: {},
    stream: {
      cork: expect.any(Function),
      uncork: expect.any(Function),
      write: expect.any(Function),
      writable: expect.any(Boolean),
    },
  })
})
