import { mongo } from 'mongoose';

/** True when an error is a broken unique index (of `field`, when given). */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11000) return false;
  if (field === undefined) return true;
  const pattern: unknown = error['keyPattern'];
  return typeof pattern === 'object' && pattern !== null && field in pattern;
}
