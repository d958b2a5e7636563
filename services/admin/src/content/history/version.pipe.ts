import type { PipeTransform } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';

/** What cannot be a version does not exist: 404. */
export const versionPipe: PipeTransform<string, number> = {
  transform(value) {
    if (!/^\d{1,9}$/.test(value)) throw problem.notFound('Revision');
    return Number(value);
  },
};
