/** How a line of a cart or an order describes its product. */
export const halves = (left: string, right: string) => `Half ${left}, half ${right}`
export const extra = (toppings: readonly string[]) => `Extra: ${toppings.join(", ")}`
export const without = (toppings: readonly string[]) => `Without: ${toppings.join(", ")}`
export const times = (name: string, count: number) => (count > 1 ? `${name} ×${count}` : name)

export const unavailableItem = "Unavailable item"
export const edit = "Edit"
export const update = "Update"
export const editItem = (name: string) => `Edit ${name}`
export const changeItem = (name: string) => `Change ${name}`
export const removeItem = (name: string) => `Remove ${name}`
export const removed = (name: string) => `${name} removed`
export const undo = "Undo"
