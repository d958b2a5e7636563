import type { mongo } from 'mongoose';
import { beginsWith } from './text-pattern';

const WORDS_MAX = 5;
const TERM_MAX = 100;
const BATCH = 500;

/** Case and accents make no difference to a search. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * What a document is found by, for a `searchTerms` array with an index: every word of the texts as it stands (a whole
 * address, a whole SKU) and its parts.
 */
export function searchTermsOf(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ? fold(text).split(/\s+/) : []));
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  const terms = [...words, ...parts].map((term) => term.slice(0, TERM_MAX));
  return [...new Set(terms)].filter((term) => term !== '');
}

/** The search terms of a document that is found by these of its fields. */
export function searchTermsFrom<Field extends string>(
  document: Readonly<Partial<Record<Field, string | null | undefined>>>,
  fields: readonly Field[],
): string[] {
  return searchTermsOf(fields.map((field) => document[field]));
}

/** Condition that every word of `q` begins a term. Anchored, so that the index of `searchTerms` answers it. */
export function searchTermsFilter(q: string | undefined): {
  $and?: { searchTerms: { $regex: string } }[];
} {
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  if (words.length === 0) return {};
  const beginnings = words.map((word) => word.slice(0, TERM_MAX));
  return {
    $and: beginnings.map((word) => ({
      searchTerms: beginsWith(word),
    })),
  };
}

/**
 * Schema path of the search terms that a new document has by itself, made of these fields. What changes one of them later sets
 * the terms anew. Its index is made with `schema.index({ searchTerms: 1 })`.
 */
export function searchTermsPath(fields: readonly string[]) {
  return {
    type: [String],
    default(this: Readonly<Record<string, string | null | undefined>>) {
      return searchTermsFrom(this, fields);
    },
  };
}

/** Migration step: gives the documents of a collection their search terms, made of these fields. */
export function fillSearchTerms(
  db: mongo.Db,
  collection: string,
  fields: readonly string[],
): Promise<void> {
  return fillTerms<Readonly<Record<string, unknown>>>(db, collection, {
    from: fields,
    into: 'searchTerms',
    termsOf: (values) =>
      searchTermsOf(
        fields.flatMap((field) => values[field]).filter((text) => typeof text === 'string'),
      ),
  });
}

/** Migration step: the same for documents whose terms are more than fields as they stand. */
export async function fillTerms<Values extends object>(
  db: mongo.Db,
  collection: string,
  filling: {
    /** Fields that `termsOf` reads. */
    from: readonly string[];
    into: string;
    termsOf: (values: Values) => string[];
  },
): Promise<void> {
  const { from, into, termsOf } = filling;
  const documents = db.collection<{ _id: string; [field: string]: unknown }>(collection);
  const projection = Object.fromEntries(from.map((field) => [field, 1]));
  let writes: Parameters<typeof documents.bulkWrite>[0][number][] = [];
  for await (const { _id, ...values } of documents.find({}, { projection })) {
    const update = { $set: { [into]: termsOf(values as unknown as Values) } };
    writes.push({ updateOne: { filter: { _id }, update } });
    if (writes.length < BATCH) continue;
    await documents.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await documents.bulkWrite(writes, { ordered: false });
}
