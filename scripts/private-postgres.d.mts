export interface PrivatePostgres {
  url: string
  stop: () => Promise<void>
  /** As if its power was cut; answers when it is open again. */
  restart: () => Promise<void>
}

export function startPrivatePostgres(how?: { durable?: boolean }): Promise<PrivatePostgres>
