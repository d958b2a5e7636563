import type { Reason, ReasonParam } from '../fit/outcome';

/** A locale file of this package (`locales/*.json`): every sentence and word by its key. */
export type FitTexts = Readonly<Record<string, string>>;

/** Words that stand for themselves in a reason: a battery class, a phase, a roof. */
const WORDS = new Set([
  'high-voltage',
  'low-voltage',
  'ac-coupled',
  'single',
  'three',
  'flat',
  'pitched',
]);

/** How a language writes its words, and how the shop writes a day (`2026-03-07`) in it. */
export interface Writing {
  texts: FitTexts;
  language: string;
  writeDay: (day: string) => string;
}

/** The sentence of a reason in the language of the texts, with numbers as that language writes them. */
export function sentence(reason: Reason, writing: Writing): string {
  return fillIn(writing.texts[reason.key] ?? reason.key, reason.params, writing);
}

/** The words of an attribute's code, of a kind of part, of a verdict or of a figure. */
export function wordOf(
  group: 'attribute' | 'kind' | 'verdict' | 'figure',
  name: string,
  texts: FitTexts,
): string {
  return texts[`${group}.${name}`] ?? name;
}

function fillIn(
  template: string,
  params: Reason['params'],
  { texts, language, writeDay }: Writing,
): string {
  const { number, list } = formatsOf(language);
  const one = (value: number | string, name: string) => {
    if (typeof value === 'number') return number.format(value).replace('-', MINUS_SIGN);
    if (name === 'date') return writeDay(value);
    if (name === 'missing') return wordOf('attribute', value, texts);
    return WORDS.has(value) ? (texts[`word.${value}`] ?? value) : value;
  };
  const shown = (value: ReasonParam, name: string) =>
    typeof value === 'object'
      ? list.format(value.map((item) => one(item, name)))
      : one(value, name);
  return template.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = params[name];
    return value === undefined ? '' : shown(value, name);
  });
}

/** `Intl` writes a hyphen. */
const MINUS_SIGN = '\u2212';

type Formats = { number: Intl.NumberFormat; list: Intl.ListFormat };

const formats = new Map<string, Formats>();

/** Making a formatter costs more than a hundred uses of it. */
function formatsOf(language: string): Formats {
  const known = formats.get(language);
  if (known) return known;
  const made = {
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
  };
  formats.set(language, made);
  return made;
}
