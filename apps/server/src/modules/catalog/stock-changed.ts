/** The database channel for stock changes. The payload is a store's id, or empty for all stores. */
export const STOCK_CHANGED = "catalog_stock_changed"
