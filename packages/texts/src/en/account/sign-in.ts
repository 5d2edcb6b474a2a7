export const notEverythingAdded = "Some items weren’t added to your account"
