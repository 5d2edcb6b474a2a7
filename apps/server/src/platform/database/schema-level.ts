/**
 * Counts how often this code stopped using old tables or columns. Raise it by one when the code stops using something
 * that a later migration will remove or change. That migration sets this number as its `oldestLevel`, and versions
 * below it refuse to start on the database (decision 040).
 */
export const SCHEMA_LEVEL = 1
