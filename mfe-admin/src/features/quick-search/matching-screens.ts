/** Screens whose label has every word of the text, wherever it stands; accents and case do not count. */
export function matchingScreens<T extends { label: string }>(
  screens: readonly T[],
  text: string,
): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return screens.filter(({ label }) => {
    const within = plain(label);
    return words.every((word) => within.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
