/** Who has no session that the order is of brings the key that `find` gave them. */
export const TRACKING_KEY_HEADER = "x-tracking-key"
