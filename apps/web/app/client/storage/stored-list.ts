import type { RecentLocation } from "@hearth/domain/stores/recent-locations.ts"
import { readStored } from "./storage.ts"
import type { StorageKey } from "./storage-keys.ts"
import { asRecord, isDeliveryType, isLocation } from "./stored-shapes.ts"

/* Separate from stored-shapes.ts, because the first page reads no list. */

/** Drops invalid entries, which an older version of this page or manual editing may have written. */
export function readStoredList<Entry>(name: StorageKey, isEntry: (entry: unknown) => entry is Entry): Entry[] {
  const stored = readStored<unknown>(name)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

export function isRecentLocation(value: unknown): value is RecentLocation {
  const { recent, location, deliveryType } = asRecord(value)
  return isNonEmptyText(asRecord(recent).id) && isLocation(location) && isDeliveryType(deliveryType)
}

export function isNonEmptyText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}
