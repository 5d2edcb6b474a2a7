export function startPrivatePostgres(how?: { durable?: boolean }): Promise<{ url: string; stop: () => Promise<void> }>
