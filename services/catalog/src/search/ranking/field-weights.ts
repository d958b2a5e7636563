/** What a word of a product counts by the place where it stands. */
export const FIELD_WEIGHTS = {
  name: 10,
  brand: 9,
  category: 8,
  choice: 7,
  fact: 4,
  text: 1,
} as const;
