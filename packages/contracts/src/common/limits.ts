/** Bounds that several slices share, in one place. */
export const LIMITS = {
  /** Pieces of one product in one cart line. */
  lineQuantityMax: 10_000,
  /** Different products in one cart or order. */
  cartLinesMax: 100,
  /** Products side by side in the comparison: more columns cannot be read on a screen. */
  comparisonMax: 4,
  /** Products that a product's page offers again because they were looked at. */
  recentlyViewedMax: 8,
  /** Search suggestions start at this many characters; one letter matches half of the catalogue. */
  suggestionMinChars: 2,
  /** Characters of a free-text field such as notes. */
  textMax: 5_000,
  /** Characters of a name, title or subject. */
  titleMax: 200,
  /** JSON bodies, in bytes. */
  bodyBytesMax: 262_144,
  /** Uploaded media, in bytes (15 MiB). */
  mediaBytesMax: 15 * 1024 * 1024,
  /** Files of one message to support. */
  attachmentsMax: 5,
} as const;
