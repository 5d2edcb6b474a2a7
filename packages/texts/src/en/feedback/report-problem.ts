/* Links to the complaint, which other screens show without the texts of its form. */
export const reportProblem = "Report a problem"
export const reportProblemWith = (orderId: string) => `Report a problem with order ${orderId}`
