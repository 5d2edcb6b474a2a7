/** Sends a loader's failure to the browser as an error response of the router, never with its message or stack. */
export function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  const failed = { status: 500, statusText: "", data: null, internal: false }
  return errors && Object.fromEntries(Object.keys(errors).map((id) => [id, failed]))
}
