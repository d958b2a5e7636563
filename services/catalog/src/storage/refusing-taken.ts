import type { ProblemCode } from '@solar/contracts/common/problem-codes';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';

/** Runs a write and turns a broken unique index of a field into 409 with its code. */
export async function refusingTaken(
  what: string,
  codes: Readonly<Record<string, ProblemCode>>,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const taken = Object.entries(codes).find(([one]) => isDuplicateKey(error, one));
    if (taken === undefined) throw error;
    const [field, code] = taken;
    const message = `Another ${what} has this ${field}`;
    throw problem.conflict(code, message, {
      errors: [{ path: field, code: 'taken', message }],
    });
  }
}
