export const help = "Help"
export const aboutHelp = (country: string) => `Talk to our team in ${country}, any day of the week.`
export const chat = "Chat"
export const aboutChat = "Answers about your orders, refunds, stores and offers, at any time."
export const startChat = "Start chat"
export const customerCare = "Customer care"
export const aboutCustomerCare = "For questions about orders, prices and the menu."
export const helpDesk = "Help desk"
export const aboutHelpDesk = "For problems with an order, a payment or the app."

export const recentOrders = "Something wrong with an order?"
export const recentOrdersHelp = "Choose the order and report the problem. We’ll put it right."
export const allOrders = "All your orders"
export const yourCases = "Your cases"

export const commonQuestions = "Common questions"
export const whereIsMyOrder = "Where is my order?"
export const whereIsMyOrderAnswer = <Node>(link: (label: string) => Node) => [
  "Follow it live on ",
  link("Track your order"),
  ". If it takes longer than we said, call the store from there.",
]
export const somethingWrong = "Something was missing, wrong or cold. What now?"
export const somethingWrongAnswer = (days: number) =>
  `Open the order and choose “Report a problem” within ${days} days. Add photos if you have them. The store or customer care answers you there, usually within two hours.`
export const somethingWrongCall = "Call the help desk with your order number, and we’ll put it right."
export const cancelQuestion = "Can I cancel or change my order?"
export const cancelAnswer =
  "You can cancel it yourself until the kitchen starts, on the order’s page. After that, call the store: it may still be able to help."
export const refundQuestion = "When do I get my refund?"
export const refundAnswer =
  "A refund to your wallet is there right away. A refund to your card or account usually takes 4-10 business days, depending on your bank."
export const allergyQuestion = "I have an allergy. What can I eat?"
export const allergyAnswer =
  "Each product lists its allergens. Our kitchens handle milk, wheat, nuts, fish and meat, so call us before you order if traces are a problem for you."
