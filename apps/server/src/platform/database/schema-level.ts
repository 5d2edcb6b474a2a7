/**
 * How far this version's code has let go of old tables and columns. Raise it by one when code stops using something that
 * a later migration is going to remove or change; that migration then names this number as its `oldestLevel`, and versions
 * below it refuse to start on the database (decision 040).
 */
export const SCHEMA_LEVEL = 1
