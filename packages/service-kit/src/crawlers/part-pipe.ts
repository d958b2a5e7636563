import type { PipeTransform } from '@nestjs/common';
import { problem } from '../errors/problem';

/** For `@Param('part', partPipe)`: the number of a file of a sitemap, counted from 1, else 404. */
export const partPipe: PipeTransform<string, number> = {
  transform(value) {
    if (!/^[1-9]\d{0,4}$/.test(value)) throw problem.notFound('Sitemap');
    return Number(value);
  },
};
