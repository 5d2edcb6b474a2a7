/** Where browsers report violations of a policy. */
export const CSP_REPORTS_PATH = "/api/csp-reports"

/** Both the current and the old reporting syntax. `report-to` also needs the header `reporting-endpoints`. */
export const cspReporting = `report-to csp; report-uri ${CSP_REPORTS_PATH}`

/**
 * In browsers that support trusted types, text becomes markup or code only through the policies named here (decision
 * 044).
 */
export const trustedTypes = (policies: string): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies}`
