type Writable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Writable<Value[Key]> } : Value

/**
 * Removes readonly for the contract's response types. This is safe, because a response is serialized before anything
 * could change it.
 */
export function writable<Value>(value: Value): Writable<Value> {
  return value as Writable<Value>
}
