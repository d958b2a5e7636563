import type { Locator, Page } from '@playwright/test';
import { ATTRIBUTE_GROUPS } from '@solar/contracts/catalog/product-data';
import { literalPattern } from './literal-pattern';

/** Parts of a datasheet: data in each language, in the contract instead of an answer. */
const GROUPS = ATTRIBUTE_GROUPS.map(({ label }) => label.en);

/** In the title of every page, from its first moment on. */
export const COMPANY = 'Alsa Solar';

/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'];
/** Code and people's own entries; names and codes that stay as they are; what a headless library adds unseen. */
const NOT_READ = [
  'script, style, noscript, template, textarea',
  '[translate="no"]',
  'select[aria-hidden="true"], [id^="react-aria-description"]',
].join();
/** What the number formatter writes behind a number. */
const UNIT = /\d\u00a0[^\s\d]+/g;

/** Keeps what `Intl` wrote on every page to come: dates, sums and lists are no texts of a locale file. */
export async function recordFormats(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written = new Set<string>();
    Object.assign(globalThis, { writtenByIntl: written });
    const recorded = (text: string) => {
      written.add(text);
      // The product sets a minus sign before figures.
      written.add(text.replace('-', '\u2212'));
      return text;
    };
    for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
      Object.defineProperty(prototype, 'format', {
        configurable: true,
        get(this: Intl.NumberFormat) {
          const format = own?.call(this) as (value: number) => string;
          return (value: number) => recorded(format(value));
        },
      });
    }
    for (const { prototype } of [Intl.RelativeTimeFormat, Intl.ListFormat, Intl.DisplayNames]) {
      const name = 'of' in prototype ? 'of' : 'format';
      const own = Reflect.get(prototype, name) as (...values: unknown[]) => string;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        return recorded(own.apply(this, values));
      });
    }
  });
}

/** Texts with plain letters while the accented pseudo-locale is shown: no locale file, formatter or answer has them. */
export async function hardCodedTexts(
  shown: Locator,
  apiTexts: readonly string[],
): Promise<string[]> {
  const { read, given } = await readTexts(shown);
  const known = [...new Set([COMPANY, ...GROUPS, ...given, ...apiTexts].map(tidy))]
    .filter((text) => /[a-z]/i.test(text))
    .sort((one, other) => other.length - one.length);
  const findings = read.map(tidy).filter((text) => /[a-z]/i.test(withoutKnown(text, known)));
  return [...new Set(findings)].map((text) => `hard-coded "${text.slice(0, 80)}"`);
}

/** Spaces as they are seen; the one before a unit stays what it is. */
function tidy(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim();
}

function withoutKnown(text: string, known: readonly string[]): string {
  let rest = text;
  for (const part of known) {
    if (!/[a-z]/i.test(rest)) break;
    if (rest.includes(part)) rest = rest.replaceAll(wholeWords(part), '');
  }
  return rest.replace(UNIT, '');
}

function wholeWords(part: string): RegExp {
  return new RegExp(`(?<![a-zA-Z])${literalPattern(part)}(?![a-zA-Z])`, 'g');
}

function readTexts(shown: Locator): Promise<{ read: string[]; given: string[] }> {
  return shown.evaluate(
    (root, [attributes, notRead]) => {
      const { writtenByIntl } = globalThis as unknown as { writtenByIntl: Set<string> };
      const read = [document.title];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.closest(notRead)) read.push(node.textContent ?? '');
      }
      for (const attribute of attributes) {
        for (const element of [root, ...root.querySelectorAll(`[${attribute}]`)]) {
          if (!element.closest(notRead)) read.push(element.getAttribute(attribute) ?? '');
        }
      }
      const asked = new URLSearchParams(location.search).values();
      return { read, given: [...writtenByIntl, ...asked] };
    },
    [SPOKEN, NOT_READ] as const,
  );
}
