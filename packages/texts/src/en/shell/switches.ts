/** Switches of the console besides the features. */
export const cookiesBeforeConsent = "Cookies before consent"
export const activityTracking = "Activity tracking"
