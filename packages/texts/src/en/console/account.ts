export const usernameAndRole = (username: string, role: string) => `${username} · ${role}`

export const newOrderSound = "Sound for new orders"
export const untilAccepted = "On this device, until they’re accepted"
export const testSound = "Test sound"

export const currentPassword = "Current password"
export const newPassword = "New password"
export const passwordHint = "At least 10 characters"
export const changePassword = "Change password"
export const wrongPassword = "This isn’t your current password."
export const samePassword = "Choose a password that differs from your current one."
export const passwordChanged = "Password changed. Your other devices are signed out."

/* After signing in with a temporary password. */
export const newPasswordTitle = "Choose your password · Hearth console"
export const chooseOwnPassword = "Choose your own password"
export const whyOwnPassword = "Head office gave you a temporary password. Choose one that only you know to continue."
export const temporaryPassword = "Temporary password"
export const saveAndContinue = "Save and continue"
export const ownPasswordSaved = "Your new password is saved."
