/** Where browsers tell what a policy kept from happening. */
export const CSP_REPORTS_PATH = "/api/csp-reports"

/** For browsers of today and of before; the first needs the header `reporting-endpoints` too. */
export const reporting = `report-to csp; report-uri ${CSP_REPORTS_PATH}`

/** Text becomes markup or code only through the policies named here, where browsers know the rule (decision 044). */
export const trustedTypes = (policies: string): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies}`
