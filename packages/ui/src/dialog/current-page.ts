/** The current history entry, updated by the app's router; undefined if Back is not handled. */
export const currentPage: { key: string | undefined } = { key: undefined }
