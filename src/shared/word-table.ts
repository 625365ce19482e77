/**
 * A table that is asked for words that people say or send. It answers with its own entries alone: an ordinary object
 * also has "constructor" and the other names of every object.
 */
export function wordTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, T>, entries)); // it has nothing yet
}
