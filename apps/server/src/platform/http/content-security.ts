/** Where browsers tell what a policy kept from happening. */
export const CSP_REPORTS_PATH = "/api/csp-reports"

/** For browsers of today and of before; the first needs the header `reporting-endpoints` too. */
export const reporting = `report-to csp; report-uri ${CSP_REPORTS_PATH}`
