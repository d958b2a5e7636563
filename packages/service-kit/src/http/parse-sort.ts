import { problem } from '../errors/problem';

/**
 * Mongo sort of `name` or `-name`; `allowed` maps the public names to fields. The id breaks ties, so that paging
 * never shows a row twice. Throws 400 when the name is not in the table.
 */
export function parseSort(
  sort: string,
  allowed: Readonly<Record<string, string>>,
): Record<string, 1 | -1> {
  const descending = sort.startsWith('-');
  const field = allowed[descending ? sort.slice(1) : sort];
  if (field === undefined) {
    throw problem.validation([
      { path: 'sort', code: 'invalid_value', message: `One of ${Object.keys(allowed).join(', ')}` },
    ]);
  }
  const direction = descending ? -1 : 1;
  return field === '_id' ? { _id: direction } : { [field]: direction, _id: direction };
}
