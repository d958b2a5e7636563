import { ObjectId, serialize } from 'bson';
import {
  indexNameIn,
  offendingDocument,
  show,
  valueAt,
} from '../../../src/mongo/gateway/duplicate-key';
import { PgError } from '../../../src/mongo/postgres/pg-messages';

describe('duplicate keys', () => {
  it('finds values at dotted paths, through arrays too', () => {
    const document = { a: { b: 1 }, lines: [{ sku: 'x' }, { sku: 'y' }], list: [5, 6] };
    expect(valueAt(document, 'a.b')).toBe(1);
    expect(valueAt(document, 'lines.sku')).toEqual(['x', 'y']);
    expect(valueAt(document, 'list.1')).toBe(6);
    expect(valueAt(document, 'a.b.c')).toBeUndefined();
    expect(valueAt(null, 'a')).toBeUndefined();
  });

  it('writes values as MongoDB does', () => {
    const id = new ObjectId();
    expect(show({ email: 'a"b', n: 1, id, list: [null, true] })).toBe(
      `{ email: "a\\"b", n: 1, id: ObjectId('${id.toHexString()}'), list: [ null, true ] }`,
    );
  });

  it('reads the index and the document out of what the engine reports', () => {
    expect(indexNameIn("Duplicate key violation: Index 'email_1'")).toBe('email_1');
    expect(indexNameIn('something else')).toBeUndefined();
    const hex = Buffer.from(serialize({ email: 'a' })).toString('hex');
    const error = new PgError('23P01', 'conflict', `Key (document)=(BSONHEX${hex}, …)`);
    expect(offendingDocument(error)).toEqual({ email: 'a' });
    expect(offendingDocument(new PgError('23505', 'conflict'))).toBeNull();
  });
});
