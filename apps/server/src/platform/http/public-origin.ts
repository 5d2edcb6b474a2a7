const COUNTRY_PREFIX = /^(in|lk|bd)\./i

/**
 * The origin that a visitor of this host sees. The setting names one for all countries, with any country's prefix or
 * none; the visitor's own prefix takes its place. A host without one says nothing, so the setting stands as it is.
 */
export function publicOriginFor(host: string, publicOrigin: string): string {
  const prefix = host.match(COUNTRY_PREFIX)?.[0].toLowerCase()
  if (prefix === undefined) return publicOrigin
  const { protocol, host: configuredHost } = new URL(publicOrigin)
  return `${protocol}//${prefix}${configuredHost.replace(COUNTRY_PREFIX, "")}`
}

/** The hosts whose pages are our own where a request came for this one; another country's is not among them. */
export function ownHosts(host: string, publicOrigin: string | undefined): string[] {
  if (publicOrigin === undefined) return [host]
  const shared = new URL(publicOrigin).host.replace(COUNTRY_PREFIX, "")
  return [host, new URL(publicOriginFor(host, publicOrigin)).host, shared]
}
