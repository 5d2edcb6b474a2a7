/** By itself: the first page says it, and does without the others. */
export const INTERNAL_SERVER_ERROR = "Something Went Wrong. Please Try Again."
