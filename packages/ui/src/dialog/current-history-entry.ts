/**
 * The key of the current history entry, set by the app's router. Undefined in apps in which Back doesn't close dialogs.
 */
export const currentHistoryEntry: { key: string | undefined } = { key: undefined }
