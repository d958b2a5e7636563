import type { ReceiveReturnBody } from '@solar/contracts/inventory/returns';
import type { FieldError } from '@solar/service-kit/errors/problem';
import type { ExpectedLine } from './incoming-return.schema';

/** Lines that bring a product which is not expected, or more of one than is. */
export function unexpectedLines(
  expected: readonly ExpectedLine[],
  lines: ReceiveReturnBody['lines'],
): FieldError[] {
  const open = new Map(expected.map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ productId, quantity }, index) => {
    const left = open.get(productId);
    if (left === undefined) {
      const message = 'This product is not part of the return';
      return [{ path: `lines.${index}.productId`, code: 'not_expected', message }];
    }
    open.set(productId, left - quantity);
    if (quantity <= left) return [];
    const message = `${quantity - Math.max(0, left)} more than are expected`;
    return [{ path: `lines.${index}.quantity`, code: 'exceeds_expected', message }];
  });
}
