export const help = "Help"
export const aboutHelp = (country: string) => `Talk to our team in ${country}, any day of the week.`
export const chat = "Chat"
export const aboutChat = "Answers about your order, refunds, stores and offers, at any time."
export const startChat = "Start chat"
export const customerCare = "Customer care"
export const aboutCustomerCare = "For orders, prices and the menu."
export const helpDesk = "Help desk"
export const aboutHelpDesk = "For problems with the app."
