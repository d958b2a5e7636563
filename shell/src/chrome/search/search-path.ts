/** Where a typed query leads; undefined for nothing but blanks. */
export function searchPath(text: string): string | undefined {
  const query = text.trim();
  return query === '' ? undefined : `/search?q=${encodeURIComponent(query)}`;
}
