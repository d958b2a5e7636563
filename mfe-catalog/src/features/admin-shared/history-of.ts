/** What the history of a record asks for. */
export function historyOf(type: string, { id, version }: { id: string; version: number }) {
  return { type, id, stand: version };
}
