import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../src/journey/texts';
import { ROOT } from '../src/stack-address';

export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** Of the screens in the pictures. */
export const HEIGHT = 900;

interface Look {
  theme: (typeof THEMES)[number];
  language: Language;
}

/** Sets the theme and the language of all that a page shows. */
export async function showAs(page: Page, { theme, language }: Look): Promise<void> {
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('ui-theme', chosenTheme);
      localStorage.setItem('i18nextLng', chosenLanguage);
    },
    [theme, language] as const,
  );
}

/** Where the picture of a screen goes. */
export function fileOf(name: string, width: number, { theme, language }: Look): string {
  const words = name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  return join(ROOT, '.local/shots', `${theme}-${language}`, `${words}-${width}.png`);
}
