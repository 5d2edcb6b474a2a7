export const photos = "Photos"
export const photosHelp = "A photo helps us to see what went wrong."
export const photosWelcome = "Add photos if they help."
export const takePhoto = "Take a photo"
export const choosePhotos = "Choose photos"
export const photoCount = (count: number, max: number) => `${count} of ${max} photos`
export const preparing = "Preparing photo…"
export const photoAlt = (number: number) => `Your photo ${number}`
export const removePhoto = (number: number) => `Remove photo ${number}`

/* Each names the file, because several are chosen at once. */
export const wrongType = (name: string) => `${name} isn’t a photo. Choose a JPEG, PNG or WebP picture.`
export const tooLarge = (name: string, megabytes: number) =>
  `${name} is larger than ${megabytes} MB. Choose a smaller photo.`
export const heic = (name: string) =>
  `Your browser can’t open ${name}, which is in Apple’s HEIC format. Take a screenshot of it, or save it as JPEG first.`
export const unreadable = (name: string) => `We couldn’t read ${name}. Choose another photo.`
export const tooMany = (max: number) => `You can add up to ${max} photos. Remove one to add another.`
export const noName = "This file"

export const casePhoto = (number: number, total: number) => `Photo ${number} of ${total}`
export const enlargedPhoto = (nth: number, total: number) => `Photo ${nth} of ${total}, enlarged`
export const enlarge = (number: number, total: number) => `Enlarge photo ${number} of ${total}`
export const photoNotLoaded = "Photo not loaded"
export const previous = "Previous photo"
export const next = "Next photo"
