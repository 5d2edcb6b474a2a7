export interface PrivateRedis {
  url: string
  stop: () => Promise<void>
  /** As if its power was cut; answers when it is open again. */
  restart: () => Promise<void>
}

export function startPrivateRedis(): Promise<PrivateRedis>
