import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frenchSpacing } from '@solar/contracts/common/french-spacing';
import { englishUiText } from '@solar/ui/ui-text/ui-text-en';
import { frenchUiText } from '@solar/ui/ui-text/ui-text-fr';
import { literalPattern } from '../literal-pattern';
import { ROOT } from '../stack-address';

export type Language = 'en' | 'fr';

/** Namespaces of the interface and where their texts lie. */
const FOLDERS = {
  kit: 'packages/mfe-kit/src/locales',
  listing: 'packages/mfe-kit/src/listing/locales',
  shell: 'shell/src/locales',
  collections: 'shell/src/features/editorial/collections/locales',
  catalog: 'mfe-catalog/src/locales',
  checkout: 'mfe-checkout/src/locales',
  account: 'mfe-account/src/locales',
  admin: 'mfe-admin/src/locales',
  inventory: 'mfe-inventory/src/locales',
} as const;

/** What the design system says itself. */
const OF_THE_DESIGN_SYSTEM = { en: englishUiText, fr: frenchUiText };

type Namespace = keyof typeof FOLDERS | 'ui';
/** As in the product: `checkout:drawer.title`. */
export type TextKey = `${Namespace}:${string}`;

/** What the interface says, out of its own locale files. */
export class Texts {
  private readonly texts: ReadonlyMap<string, string>;

  constructor(readonly language: Language) {
    this.texts = textsIn(language);
  }

  of(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
    const text = this.texts.get(key);
    if (text === undefined) throw new Error(`No text ${key} in ${this.language}`);
    return text.replace(/\{\{?(\w+)\}\}?/g, (_, name: string) => String(values[name] ?? ''));
  }

  /** The name of a field: its label, and whatever follows it in brackets. */
  labelled(key: TextKey): RegExp {
    return new RegExp(`^${spacedPattern(this.of(key))}(?: ?\\(.*)?$`);
  }

  /** The name of something whose text ends with a value that is not known. */
  startingWith(key: TextKey): RegExp {
    return new RegExp(`^${spacedPattern(this.of(key).trim())}`);
  }

  /** Whole texts of another language among those that a screen shows. */
  foreignIn(shown: readonly string[], other: Language): string[] {
    const own = new Set(this.texts.values());
    const foreign = new Set([...textsIn(other).values()].filter((text) => !own.has(text)));
    return shown.filter((text) => foreign.has(text));
  }
}

/** A name is read with plain spaces, also where French has ones that don't break. */
const spacedPattern = (text: string): string => literalPattern(text).replace(/\s+/g, '\\s+');

function textsIn(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [namespace, folder] of Object.entries(FOLDERS)) {
    const file = readFileSync(join(ROOT, folder, `${language}.json`), 'utf8');
    collect(JSON.parse(file) as object, `${namespace}:`, texts);
  }
  collect(OF_THE_DESIGN_SYSTEM[language], 'ui:', texts);
  if (language === 'en') return texts;
  return new Map([...texts].map(([key, text]) => [key, frenchSpacing(text)]));
}

function collect(tree: object, path: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree) as [string, string | object][]) {
    if (typeof value === 'string') texts.set(path + key, value);
    else collect(value, `${path}${key}.`, texts);
  }
}
