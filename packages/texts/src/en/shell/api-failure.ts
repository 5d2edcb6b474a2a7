export const notConnected = "We couldn’t connect. Check your internet connection and try again."
export const storeOffline = "This store isn’t taking orders right now. You can place an advance order."
