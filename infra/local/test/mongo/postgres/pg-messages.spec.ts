import fc from 'fast-check';
import {
  bindExecuteMessages,
  parseMessage,
  queryMessage,
  readDataRow,
  readError,
} from '../../../src/mongo/postgres/pg-messages';

describe('PostgreSQL messages', () => {
  it('binds any parameters with lengths that add up', () => {
    const param = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(fc.array(param, { maxLength: 6 }), (params) => {
        const message = bindExecuteMessages('s12', params);
        const bindEnd = 1 + message.readInt32BE(1);
        expect(message[bindEnd]).toBe(0x45);
        expect(bindEnd + 1 + message.readInt32BE(bindEnd + 1)).toBe(message.length);
        // Past the empty portal, the name and the one format code lie the values, laid out like a row.
        const values = readDataRow(message, 1 + 4 + 1 + 's12\0'.length + 4);
        const sent = params.map((value) =>
          typeof value === 'string' ? Buffer.from(value) : value,
        );
        expect(values).toEqual(sent);
      }),
    );
  });

  it('writes statements with their lengths', () => {
    for (const message of [parseMessage('s1', "SELECT 'é'"), queryMessage("SELECT 'é'")]) {
      expect(message.readInt32BE(1)).toBe(message.length - 1);
      expect(message.includes("SELECT 'é'\0")).toBe(true);
    }
  });

  it('reads the fields of an error', () => {
    const fields = 'SERROR\0C23505\0Mduplicate key\0DKey (a)=(1)\0nindex_1\0\0';
    const error = readError(Buffer.from(fields), 0, fields.length);
    expect(error).toMatchObject({
      sqlstate: '23505',
      message: 'duplicate key',
      detail: 'Key (a)=(1)',
      constraint: 'index_1',
    });
  });
});
