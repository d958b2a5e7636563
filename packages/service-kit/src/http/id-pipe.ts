import type { PipeTransform } from '@nestjs/common';
import { idPattern } from '@solar/contracts/common/ids';
import { problem } from '../errors/problem';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_MAX = 200;

function matching(pattern: RegExp, what: string): PipeTransform<string, string> {
  return {
    transform(value) {
      if (value.length > SLUG_MAX || !pattern.test(value)) throw problem.notFound(what);
      return value;
    },
  };
}

/** For `@Param('id', idPipe('prd'))`: what cannot be an id of that kind does not exist, so 404. */
export function idPipe(prefix: string): PipeTransform<string, string> {
  return matching(idPattern(prefix), 'Resource');
}

/** For `@Param('slug', slugPipe)`: lower case words joined by dashes, else 404. */
export const slugPipe: PipeTransform<string, string> = matching(SLUG, 'Page');
