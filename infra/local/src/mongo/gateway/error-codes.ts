/** MongoDB's error codes, as far as the engine or the gateway report them. */
export const Code = {
  InternalError: 1,
  BadValue: 2,
  HostUnreachable: 6,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  CannotBackfillArray: 34,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  DottedFieldName: 57,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexAlreadyExists: 68,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  NotExactValueField: 111,
  WriteConflict: 112,
  CommandNotSupported: 115,
  ConflictingOperationInProgress: 117,
  DocumentValidationFailure: 121,
  ExceededMemoryLimit: 146,
  CommandNotSupportedOnView: 166,
  OptionNotSupportedOnView: 167,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  NoQueryExecutionPlans: 291,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  InterruptedAtShutdown: 11600,
  OutOfDiskSpace: 14031,
} as const;

const NAMES = new Map<number, string>(Object.entries(Code).map(([name, code]) => [code, name]));

export function codeName(code: number): string {
  return NAMES.get(code) ?? `Location${code}`;
}

/** DocumentDB's own conditions: class M0, numbered in base 36. */
const ENGINE_CODES = new Map<string, number>([
  ['M0000', Code.InternalError],
  ['M0001', Code.BadValue],
  ['M0003', Code.FailedToParse],
  ['M0004', Code.TypeMismatch],
  ['M0005', Code.Overflow],
  ['M0006', Code.IllegalOperation],
  ['M0008', Code.NamespaceNotFound],
  ['M0009', Code.IndexNotFound],
  ['M000A', Code.PathNotViable],
  ['M000C', Code.CannotBackfillArray],
  ['M000D', Code.ConflictingUpdateOperators],
  ['M000E', Code.CursorNotFound],
  ['M000F', Code.NamespaceExists],
  ['M000G', Code.DollarPrefixedFieldName],
  ['M000I', Code.NotSingleValueField],
  ['M000J', Code.EmptyFieldName],
  ['M000K', Code.DottedFieldName],
  ['M000M', Code.ImmutableField],
  ['M000N', Code.CannotCreateIndex],
  ['M000O', Code.IndexAlreadyExists],
  ['M000P', Code.InvalidOptions],
  ['M000Q', Code.InvalidNamespace],
  ['M000R', Code.IndexOptionsConflict],
  ['M000S', Code.IndexKeySpecsConflict],
  ['M000T', Code.NotExactValueField],
  ['M000U', Code.CommandNotSupported],
  ['M000W', Code.ExceededMemoryLimit],
  ['M000Z', Code.CommandNotSupportedOnView],
  ['M0010', Code.OptionNotSupportedOnView],
  ['M0012', Code.InvalidIndexSpecificationOption],
  ['M0015', Code.ConversionFailure],
  ['M0016', Code.OperationNotSupportedInTransaction],
  ['M0018', Code.NoQueryExecutionPlans],
  ['M001B', Code.BSONObjectTooLarge],
  ['M001C', Code.DuplicateKey],
  ['M001J', 13548],
  ['M0024', 16610],
  ['M003A', 17419],
  ['M003B', 17420],
  ['M0035', 17194],
  ['M004W', 31002],
  ['M0058', 31253],
  ['M0059', 31254],
  ['M007T', 40323],
  ['M007U', 40324],
  ['M007V', 40352],
  ['M0088', 40415],
  ['M00CO', Code.DocumentValidationFailure],
  ['M00DO', Code.InvalidLength],
  ['M00ER', Code.Unauthorized],
  ['M00EW', Code.LockTimeout],
  ['M00EX', Code.MaxTimeMSExpired],
  ['M00EY', Code.CommandNotFound],
  ['M00F0', Code.ShutdownInProgress],
  ['M00F1', Code.WriteConflict],
  ['M00F2', Code.ConflictingOperationInProgress],
]);

/** PostgreSQL's conditions that stand for one of MongoDB's. */
const POSTGRES_CODES = new Map<string, number>([
  ['23505', Code.DuplicateKey],
  ['23P01', Code.DuplicateKey],
  ['40001', Code.WriteConflict],
  ['40P01', Code.WriteConflict],
  ['57014', Code.MaxTimeMSExpired],
  ['25P02', Code.NoSuchTransaction],
  ['08006', Code.ShutdownInProgress],
  ['57P01', Code.ShutdownInProgress],
  ['57P02', Code.ShutdownInProgress],
  ['57P03', Code.ShutdownInProgress],
  ['53100', Code.OutOfDiskSpace],
  ['0A000', Code.CommandNotSupported],
]);
const LOCK_NOT_AVAILABLE = '55P03';

/** Two statements that create the same collection or catalog row at once; the engine has no code for it. */
const CONCURRENT_CREATION =
  /Unable to create (the specified collection|metadata database sentinel)|tuple concurrently updated/;

export function codeOfEngineError(
  { sqlstate, message }: { sqlstate: string; message: string },
  inTransaction: boolean,
): number {
  if (CONCURRENT_CREATION.test(message)) return Code.WriteConflict;
  return codeOfSqlState(sqlstate, inTransaction);
}

export function codeOfSqlState(sqlstate: string, inTransaction: boolean): number {
  if (sqlstate === LOCK_NOT_AVAILABLE) return inTransaction ? Code.WriteConflict : Code.LockTimeout;
  const known = ENGINE_CODES.get(sqlstate) ?? POSTGRES_CODES.get(sqlstate);
  if (known !== undefined) return known;
  // Class 22 is "data exception"; conditions of DocumentDB that are not listed are refusals of an argument.
  return /^(M0|22)/.test(sqlstate) ? Code.BadValue : Code.InternalError;
}

/** Inside a write's result the engine reports the SQLSTATE as a number, six bits a character. */
export function unpackSqlState(packed: number): string {
  let sqlstate = '';
  for (let i = 0; i < 5; i++) sqlstate += String.fromCharCode(((packed >> (6 * i)) & 63) + 48);
  return sqlstate;
}
