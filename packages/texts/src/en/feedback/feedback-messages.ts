/** SMS about feedback, without typographic apostrophes, which halve what fits in an SMS. */
export const howWasIt = (orderId: string, link: string) => `How was your Hearth order ${orderId}? Rate it here: ${link}`
