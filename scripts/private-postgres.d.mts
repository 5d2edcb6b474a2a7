export function startPrivatePostgres(): Promise<{ url: string; stop: () => Promise<void> }>
