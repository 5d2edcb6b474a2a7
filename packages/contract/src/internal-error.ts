/** In a file of its own, so that the first page does not load the other error texts. */
export const INTERNAL_SERVER_ERROR = "Something Went Wrong. Please Try Again."
