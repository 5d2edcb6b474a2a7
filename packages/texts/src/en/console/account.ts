export const usernameAndRole = (username: string, role: string) => `${username} · ${role}`

export const newOrderSound = "Sound for new orders"
export const untilAccepted = "On this device, until they’re accepted"
export const testSound = "Test sound"

export const currentPassword = "Current password"
export const newPassword = "New password"
export const passwordHint = "At least 10 characters"
export const changePassword = "Change password"
export const passwordChanged = "Password changed. Your other devices are signed out."
