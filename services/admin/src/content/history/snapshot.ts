import { isDeepStrictEqual } from 'node:util';
import type { ContentSnapshot } from '@solar/contracts/admin/content-history-http';
import type { ContentDoc } from '../content.schema';

/** What a revision keeps of an entry. */
export function snapshotOf(doc: ContentDoc): ContentSnapshot {
  const { slug, title, excerpt, body, metaTitle, metaDescription, image, fields, status } = doc;
  return { slug, title, excerpt, body, metaTitle, metaDescription, image, fields, status };
}

/** Names of the parts that differ; those of the kind's own fields as `fields.author`. */
export function changedParts(before: ContentSnapshot, after: ContentSnapshot): string[] {
  const { fields: ownBefore, ...restBefore } = before;
  const { fields: ownAfter, ...restAfter } = after;
  return [
    ...differing(restBefore, restAfter),
    ...differing(ownBefore, ownAfter).map((name) => `fields.${name}`),
  ];
}

function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
