import type { PipeTransform } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';

const PAYMENT_ID = /^[A-Za-z0-9_-]{3,100}$/;

/** What cannot be the id of any provider's payment does not exist, so 404. */
export const paymentIdPipe: PipeTransform<string, string> = {
  transform(value) {
    if (!PAYMENT_ID.test(value)) throw problem.notFound('Payment');
    return value;
  },
};
