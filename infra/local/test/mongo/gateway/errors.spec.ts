import { deserialize } from 'bson';
import {
  CommandError,
  encodeError,
  errorLabels,
  toCommandError,
} from '../../../src/mongo/gateway/command-error';
import { Code, codeName, unpackSqlState } from '../../../src/mongo/gateway/error-codes';
import { noSuchTransaction } from '../../../src/mongo/gateway/transaction';
import { PgError } from '../../../src/mongo/postgres/pg-messages';

const plain = { inTransaction: false, isCommit: false, isRetryableWrite: false };
const inTransaction = { ...plain, inTransaction: true };

describe('errors', () => {
  it.each([
    ['M001C', Code.DuplicateKey],
    ['23505', Code.DuplicateKey],
    ['23P01', Code.DuplicateKey],
    ['40001', Code.WriteConflict],
    ['40P01', Code.WriteConflict],
    ['57014', Code.MaxTimeMSExpired],
    ['57P01', Code.ShutdownInProgress],
    ['M0001', Code.BadValue],
    ['M00ZZ', Code.BadValue],
    ['22003', Code.BadValue],
    ['XX000', Code.InternalError],
  ])('reports SQLSTATE %s as code %i', (sqlstate, code) => {
    expect(toCommandError(new PgError(sqlstate, 'text'))).toMatchObject({ code, message: 'text' });
  });

  it('takes a lock that is not to be had for a write conflict inside a transaction only', () => {
    const error = new PgError('55P03', 'lock timeout');
    expect(toCommandError(error, true).code).toBe(Code.WriteConflict);
    expect(toCommandError(error, false).code).toBe(Code.LockTimeout);
  });

  it('takes two creations of one collection for a write conflict', () => {
    const error = new PgError('M0000', 'Unable to create the specified collection');
    expect(toCommandError(error, true).code).toBe(Code.WriteConflict);
  });

  it('unpacks the SQLSTATE of a write error', () => {
    const packed = [...'M001C'].reduce((sum, c, i) => sum + ((c.charCodeAt(0) - 48) << (6 * i)), 0);
    expect(unpackSqlState(packed)).toBe('M001C');
  });

  it('names codes, also those that have no name of their own', () => {
    expect(codeName(11000)).toBe('DuplicateKey');
    expect(codeName(31249)).toBe('Location31249');
  });

  it('labels what the driver may repeat', () => {
    const conflict = new CommandError(Code.WriteConflict, '');
    const gone = new CommandError(Code.ShutdownInProgress, '');
    const duplicate = new CommandError(Code.DuplicateKey, '');
    const transient = ['TransientTransactionError'];
    expect(errorLabels(conflict, inTransaction)).toEqual(transient);
    expect(errorLabels(gone, inTransaction)).toEqual(transient);
    expect(errorLabels(noSuchTransaction(1n), inTransaction)).toEqual(transient);
    expect(errorLabels(duplicate, inTransaction)).toEqual([]);
    expect(errorLabels(conflict, plain)).toEqual([]);
    expect(errorLabels(gone, { ...plain, isRetryableWrite: true })).toEqual([
      'RetryableWriteError',
    ]);
    expect(errorLabels(gone, { ...inTransaction, isCommit: true })).toEqual([
      'UnknownTransactionCommitResult',
      'RetryableWriteError',
    ]);
  });

  it('encodes what a driver reads, and nothing internal', () => {
    const error = new CommandError(Code.DuplicateKey, 'E11000', { keyValue: { a: 1 } });
    expect(deserialize(encodeError(error, plain))).toEqual({
      ok: 0,
      errmsg: 'E11000',
      code: 11000,
      codeName: 'DuplicateKey',
      keyValue: { a: 1 },
    });
    expect(deserialize(encodeError(noSuchTransaction(4n), plain))).not.toHaveProperty('transient');
  });
});
