import type { PipeTransform } from '@nestjs/common';
import { contentKindSchema, type ContentKind } from '@solar/contracts/admin/content-http';
import { problem } from '@solar/service-kit/errors/problem';

/** An unknown kind is an unknown address: 404. */
export const contentKindPipe: PipeTransform<string, ContentKind> = {
  transform(value) {
    const kind = contentKindSchema.safeParse(value);
    if (!kind.success) throw problem.notFound('Content');
    return kind.data;
  },
};
