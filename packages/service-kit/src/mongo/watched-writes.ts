const watchers = new WeakMap<object, () => boolean>();

/** Notes that somebody stands around the writes of a collection, and when: such a write has to go through the collection itself. */
export function noteWatcher(collection: object, isWatching: () => boolean): void {
  watchers.set(collection, isWatching);
}

/** Whether the writes of a collection are watched in the work at hand. */
export function isWatched(collection: object): boolean {
  return watchers.get(collection)?.() ?? false;
}
