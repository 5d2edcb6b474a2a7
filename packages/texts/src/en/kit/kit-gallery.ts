export const theKit = "The kit"
export const aboutTheKit = "Every part in every state."
