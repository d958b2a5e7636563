/** Pixels of the pictures that link previews show. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Address of the picture of a thing in a language. `version` is anything that changes with the thing, so that previews fetch
 * the picture again.
 */
export function sharePicturePath(resource: string, language: string, version: string): string {
  const query = new URLSearchParams({ language, v: version });
  return `${resource}/share-picture?${query.toString()}`;
}
