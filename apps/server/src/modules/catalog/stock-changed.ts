/** Where nodes hear that something is sold out or back at the store the payload names; at any where it names none. */
export const STOCK_CHANGED = "catalog_stock_changed"
