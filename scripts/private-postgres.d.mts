export interface PrivatePostgres {
  url: string
  stop: () => Promise<void>
  /** Kills it like a power cut and resolves when it accepts connections again. */
  restart: () => Promise<void>
}

export function startPrivatePostgres(options?: { durable?: boolean }): Promise<PrivatePostgres>
