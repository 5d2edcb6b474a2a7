export interface PrivateRedis {
  url: string
  stop: () => Promise<void>
  /** Kills it like a power cut and resolves when it accepts connections again. */
  restart: () => Promise<void>
}

export function startPrivateRedis(): Promise<PrivateRedis>
