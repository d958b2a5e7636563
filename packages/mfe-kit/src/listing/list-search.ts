import { pageQuerySchema } from '@solar/contracts/common/pagination';
import { z } from 'zod';

const PAGE_SIZE = 25;
/** The shortest limit of the services' searches. */
const SEARCH_MAX = 100;

/** How long nothing is typed before a list is searched: a word is one request, not one for each letter. */
export const SEARCH_SETTLE_MS = 250;

/** Page and page size of a list in the address, within what the services take; nonsense is the first page. */
export const pageFields = {
  page: pageQuerySchema.shape.page.catch(1),
  pageSize: pageQuerySchema.shape.pageSize.catch(PAGE_SIZE).default(PAGE_SIZE),
};

/** A text or an id in the address; empty when absent. */
export const textField = z.string().catch('').default('');

/** What is searched for; what no service would take is cut off. */
export const searchField = textField.transform((text) => text.slice(0, SEARCH_MAX));

/** One of `values`, or empty for no restriction. */
export function choiceField<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .enum(['', ...values])
    .catch('')
    .default('');
}

/** The state without its empty fields: those that may be empty may be missing. */
export type FilledFields<State> = {
  [Name in keyof State as '' extends State[Name] ? never : Name]: State[Name];
} & {
  [Name in keyof State as '' extends State[Name] ? Name : never]?: Exclude<State[Name], ''>;
};

/** Parameters of the list's request: what is empty is left out. */
export function filledFields<State extends object>(state: State): FilledFields<State> {
  const isFilled = (value: unknown) => typeof value !== 'string' || value.trim() !== '';
  const filled = Object.entries(state).filter(([, value]) => isFilled(value));
  return Object.fromEntries(filled) as FilledFields<State>;
}
