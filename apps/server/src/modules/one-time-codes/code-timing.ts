/** IDN-3: how long a code is valid. */
export const CODE_EXPIRES_IN_SECONDS = 300

/** IDN-3: the wait before the next code. From the third code within the window, the wait doubles each time. */
export const RESEND_SECONDS = 45
export const RESEND_WINDOW_SECONDS = 3600
