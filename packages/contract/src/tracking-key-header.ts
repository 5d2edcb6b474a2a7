/**
 * The request header with the key that `POST /tracker-service/ve2/orders/find` returns. The key gives access to an
 * order's tracker on a device that doesn't have the session of the person who ordered.
 */
export const TRACKING_KEY_HEADER = "x-tracking-key"
