import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';

/** Runs a write and turns a broken unique index of one of `fields` into 409 `<what>.<field>_taken`. */
export async function refusingTaken(
  what: string,
  fields: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const field = fields.find((one) => isDuplicateKey(error, one));
    if (field === undefined) throw error;
    const message = `Another ${what} has this ${field}`;
    throw problem.conflict(`${what}.${field}_taken`, message, {
      errors: [{ path: field, code: 'taken', message }],
    });
  }
}

export function changedMeanwhile() {
  return problem.conflict(
    'conflict.version',
    'Somebody else changed this meanwhile; load it again',
  );
}
