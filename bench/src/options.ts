import { parseArgs } from 'node:util';
import { CASES } from './load/cases';
import { PAGE_NAMES, type PageName } from './pages/audit-pages';

export interface BenchOptions {
  products: number;
  /** Length of one run of one case. */
  seconds: number;
  clients: readonly number[];
  checkoutClients: readonly number[];
  /** Names of the cases to run. */
  cases: readonly string[];
  pages: boolean;
  /** Another commit to measure beside this checkout, turn by turn. */
  against: string | null;
  /** How often each case is run on each side then. */
  rounds: number;
  /** Count the database's commands of a purchase instead. */
  commands: boolean;
  /** Measure with so many orders and moves instead. */
  growth: number | null;
  /** Measure the documents of public pages instead, the renderer's memory after so many of them. */
  documents: number | null;
  /** Run Lighthouse so many times on each kind of page instead. */
  lighthouse: number | null;
  /** The kinds of page that it looks at. */
  lighthousePages: readonly PageName[];
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '3' },
      clients: { type: 'string' },
      'checkout-clients': { type: 'string' },
      cases: { type: 'string', default: Object.keys(CASES).join(',') },
      'no-pages': { type: 'boolean', default: false },
      against: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      commands: { type: 'boolean', default: false },
      growth: { type: 'string' },
      documents: { type: 'string' },
      lighthouse: { type: 'string' },
      'lighthouse-pages': { type: 'string', default: PAGE_NAMES.join(',') },
    },
  });
  const against = values.against ?? null;
  return {
    products: wholeNumber('products', values.products),
    seconds: wholeNumber('seconds', values.seconds),
    clients: wholeNumbers('clients', values.clients ?? (against ? '16,64' : '1,16,64')),
    checkoutClients: wholeNumbers(
      'checkout-clients',
      values['checkout-clients'] ?? (against ? '8,64' : '1,8,16,64'),
    ),
    cases: knownOf(Object.keys(CASES), 'case', values.cases),
    pages: !values['no-pages'],
    against,
    rounds: wholeNumber('rounds', values.rounds),
    commands: values.commands,
    growth: optional('growth', values.growth),
    documents: optional('documents', values.documents),
    lighthouse: optional('lighthouse', values.lighthouse),
    lighthousePages: knownOf(PAGE_NAMES, 'page', values['lighthouse-pages']),
  };
}

function knownOf<T extends string>(known: readonly T[], what: string, text: string): T[] {
  const names = text.split(',');
  const found = known.filter((name) => names.includes(name));
  if (found.length === names.length) return found;
  throw new Error(`There is no such ${what} in ${text}; there are ${known.join(', ')}.`);
}

function optional(name: string, value: string | undefined): number | null {
  return value === undefined ? null : wholeNumber(name, value);
}

function wholeNumbers(name: string, text: string): number[] {
  return text.split(',').map((part) => wholeNumber(name, part));
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes whole numbers above zero, not ${text}.`);
}
