export const heading = "Your favourites"
export const favouriteProduct = (name: string) => `Favourite: ${name}`

export const savedOnDevice = "Saved on this device. Sign in to keep it on all your devices."
export const couldNotSave = "Couldn’t update your favourites. Try again."
