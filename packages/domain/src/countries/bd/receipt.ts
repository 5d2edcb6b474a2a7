export const receipt = { removesBangla: true }
