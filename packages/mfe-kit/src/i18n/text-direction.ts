import type { UiDirection } from '@solar/ui/ui-text/ui-text';

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur', 'en-XB'];

/** How a language is read. */
export function textDirection(language: string): UiDirection {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}
