type Writable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Writable<Value[Key]> } : Value

/** The engines' lists are read-only, an answer's are its receiver's own; it is written out before anyone could change it. */
export function writable<Value>(value: Value): Writable<Value> {
  return value as Writable<Value>
}
