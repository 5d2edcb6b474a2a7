/** bKash's status codes. */
export const bkashCodes = {
  success: "0000",
  invalidAppKey: "2001",
  unknownPayment: "2002",
  invalidAmount: "2006",
  invalidCurrency: "2007",
  invalidIntent: "2008",
  notApprovedYet: "2054",
  invalidPaymentState: "2056",
  alreadyCompleted: "2062",
  invalidMode: "2063",
  invalidInvoiceNumber: "2064",
  invalidCallbackUrl: "2065",
  unknownTransaction: "2070",
  alreadyRefunded: "2071",
  noRefundFound: "2072",
} as const
