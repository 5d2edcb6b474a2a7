const COUNTRY_PREFIX = /^(in|lk|bd)\./i

/**
 * Returns the origin that a visitor of this host sees. The setting is one origin for all countries, with any country's
 * prefix or none; the prefix of the visitor's host replaces it. For a host without a prefix the setting is returned
 * unchanged.
 */
export function publicOriginFor(host: string, publicOrigin: string): string {
  const prefix = host.match(COUNTRY_PREFIX)?.[0].toLowerCase()
  if (prefix === undefined) return publicOrigin
  const { protocol, host: configuredHost } = new URL(publicOrigin)
  return `${protocol}//${prefix}${configuredHost.replace(COUNTRY_PREFIX, "")}`
}

/** The hosts whose pages count as our own for a request to this host. Other countries' hosts are excluded. */
export function ownHosts(host: string, publicOrigin: string | undefined): string[] {
  if (publicOrigin === undefined) return [host]
  const sharedHost = new URL(publicOrigin).host.replace(COUNTRY_PREFIX, "")
  return [host, new URL(publicOriginFor(host, publicOrigin)).host, sharedHost]
}
