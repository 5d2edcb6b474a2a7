export const receipt = { removesBangla: false }
