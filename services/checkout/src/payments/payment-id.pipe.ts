import type { PipeTransform } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';

const PAYMENT_ID = /^pi_[A-Za-z0-9_]{1,80}$/;

/** What cannot be a payment id of the provider does not exist, so 404. */
export const paymentIdPipe: PipeTransform<string, string> = {
  transform(value) {
    if (!PAYMENT_ID.test(value)) throw problem.notFound('Payment');
    return value;
  },
};
