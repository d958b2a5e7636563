/** Address of an entry's picture as a JPEG. Drawn pictures are stored without their ending, uploaded ones with it. */
export function picturePath(path: string): string {
  return /\.\w+$/.test(path) || path.startsWith('/api/') ? path : `${path}.jpg`;
}
