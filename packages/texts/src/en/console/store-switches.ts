export const store = "Store"
export const onlineOrdering = "Online ordering"
export const storeOnline = "The store is online."
export const storeOffline = (message: string) => `The store is offline. Customers see “${message}”.`
export const messageWhileOffline = "Message to customers while offline"
export const defaultMessage = "We’ll be back soon."

export const takeOffline = "Take store offline"
export const takeOfflineQuestion = "Take the store offline?"
export const takeOfflineEffect = "Customers can’t order until you bring it back online. Current orders continue."
export const takeOfflineConfirm = "Take offline"
export const isOffline = "The store is offline."

export const bringOnline = "Bring store online"
export const bringOnlineQuestion = "Bring the store online?"
export const bringOnlineEffect = "Customers can order again right away."
export const bringOnlineConfirm = "Bring online"

export const deliveryConditions = "Delivery conditions"
export const deliveriesNormal = "Deliveries are running normally."
export const delaysReported = "Delays reported. New orders have no time guarantee."
export const whenToReport = "Use for heavy rain, blocked roads and similar. Orders already placed keep their guarantee."

export const reportDelays = "Report delivery delays"
export const reportDelaysQuestion = "Report delivery delays?"
export const reportDelaysEffect = "New orders won’t have a time guarantee. Customers see this before they pay."
export const reportDelaysConfirm = "Report delays"
export const delaysStarted = "Delivery delays reported."

export const endDelays = "End delivery delays"
export const endDelaysQuestion = "End delivery delays?"
export const endDelaysEffect = "New orders get the time guarantee again."
export const endDelaysConfirm = "End delays"
export const delaysEnded = "Delivery delays ended."
