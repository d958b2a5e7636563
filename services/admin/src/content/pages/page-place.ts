import { problem } from '@solar/service-kit/errors/problem';
import type { ClientSession } from 'mongoose';
import type { ContentRepository } from '../content.repository';

/** A page cannot stand deeper than this in the tree. */
const DEPTH_MAX = 6;

/** A page stands below an existing one, never below itself. Throws 422 `content.bad_parent`. */
export async function requirePagePlace(
  entries: ContentRepository,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  session?: ClientSession,
): Promise<void> {
  let above = fields['parentId'];
  for (let depth = 0; typeof above === 'string'; depth += 1) {
    const parent = above === id ? null : await entries.byId('pages', above, session);
    if (!parent || depth === DEPTH_MAX) {
      throw problem.unprocessable('content.bad_parent', 'A page cannot stand below this one');
    }
    above = parent.fields['parentId'];
  }
}
