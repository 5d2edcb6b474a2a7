/** The key from `find`, which gives access to an order's tracker without the session that ordered. */
export const TRACKING_KEY_HEADER = "x-tracking-key"
