import type { z } from 'zod';
import { FORMS } from './form-texts';
import { activeI18n, currentLanguage } from '@solar/mfe-kit/i18n/i18n';

/** What a check of zod found, with its limits. */
export type Issue = z.core.$ZodRawIssue;

const FORMATS: readonly string[] = ['email', 'url', 'date'];
const NUMBERS: readonly string[] = ['number', 'int', 'bigint'];

/** What is wrong with a field in the language in use, from the kind of the issue and its limits. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return textOfKind('integer');
      return textOfKind(NUMBERS.includes(issue.expected) ? 'number' : issue.code);
    case 'invalid_format':
      return textOfKind(FORMATS.find((format) => format === issue.format) ?? issue.code);
    case 'too_small':
      return limitText(issue.origin, Number(issue.minimum), {
        text: 'shortText',
        list: 'fewItems',
        number: issue.inclusive === false ? 'above' : 'atLeast',
      });
    case 'too_big':
      return limitText(issue.origin, Number(issue.maximum), {
        text: 'longText',
        list: 'manyItems',
        number: issue.inclusive === false ? 'below' : 'atMost',
      });
    default:
      return textOfKind(issue.code);
  }
}

/** The text for a kind of issue alone, such as the code that a service answers with; "check this value" for an unknown one. */
export function textOfKind(kind: string): string {
  return knownText(kind) ?? knownText('custom') ?? '';
}

/** The text for a kind of issue; undefined for one that forms do not know. */
export function knownText(kind: string, values: Record<string, unknown> = {}): string | undefined {
  const i18n = activeI18n();
  const key = `${FORMS}:issues.${kind}`;
  return i18n.exists(key, values) ? i18n.t(key, values) : undefined;
}

/** What a form says about a problem as a whole; undefined where every screen says the same. */
export function problemText(code: string): string | undefined {
  const i18n = activeI18n();
  const key = `${FORMS}:problems.${code}`;
  return i18n.exists(key) ? i18n.t(key) : undefined;
}

function limitText(
  origin: string,
  limit: number,
  kinds: { text: string; list: string; number: string },
): string {
  if (NUMBERS.includes(origin)) {
    const shown = new Intl.NumberFormat(currentLanguage()).format(limit);
    return knownText(kinds.number, { limit: shown }) ?? '';
  }
  const kind = origin === 'string' ? kinds.text : kinds.list;
  return knownText(kind, { count: limit }) ?? '';
}
