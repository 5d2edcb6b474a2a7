/** The history entry that is on the screen, kept up to date by the app's router; undefined where Back is left alone. */
export const currentPage: { key: string | undefined } = { key: undefined }
