import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordError } from "@hearth/domain/identity/check-password.ts"

export const byCode: Record<PasswordError, string> = {
  get TOO_SHORT() {
    return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  },
  get TOO_LONG() {
    return `Use up to ${MAX_PASSWORD_LENGTH} characters.`
  },
  EASY_TO_GUESS: "This password is too easy to guess. Choose another.",
  CONTAINS_NUMBER: "Choose a password that doesn’t contain your number.",
  CONTAINS_NAME: "Choose a password that doesn’t contain your name.",
}
