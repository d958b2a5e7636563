import { Decimal128, Double, Int32, Long, ObjectId, Timestamp, UUID, serialize } from 'bson';
import fc from 'fast-check';
import { RawDocument } from '../../../src/mongo/wire/raw-document';

const raw = (value: object) => new RawDocument(Buffer.from(serialize(value)));

const fieldValue = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer().map((value) => new Int32(value)),
  fc.double({ noNaN: true }).map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.constantFrom(null, /a.b/i, new Date(0), new ObjectId(), new Timestamp({ t: 1, i: 2 })),
  fc.constantFrom(Decimal128.fromString('1.10'), new UUID(), [1, { a: 2 }], { x: { y: 1 } }),
);

const fieldName = fc.string({ minLength: 1, maxLength: 8 }).filter((name) => !name.includes('\0'));

describe('RawDocument', () => {
  it('finds every top-level field of any document, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.dictionary(fieldName, fieldValue), fc.string(), (fields, text) => {
        const document = raw({ ...fields, wanted: text, flag: true });
        for (const name of Object.keys(fields)) expect(document.has(name)).toBe(true);
        expect(document.string('wanted')).toBe(text);
        expect(document.boolean('flag')).toBe(true);
      }),
    );
  });

  it('reads integers exactly in every number type', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        expect(raw({ n: Long.fromBigInt(value) }).bigint('n')).toBe(value);
      }),
    );
    expect(raw({ n: new Int32(-5) }).number('n')).toBe(-5);
    expect(raw({ n: new Double(2.5) }).number('n')).toBe(2.5);
    expect(raw({ n: new Double(3) }).bigint('n')).toBe(3n);
  });

  it('names the command and answers undefined for a field of another type', () => {
    const document = raw({ find: 'products', filter: { a: 1 }, limit: 1 });
    expect(document.firstName).toBe('find');
    expect(document.string('filter')).toBeUndefined();
    expect(document.number('find')).toBeUndefined();
    expect(document.document('filter')?.number('a')).toBe(1);
    expect(document.encoded('limit')).toBeUndefined();
  });

  it('refuses a document that is cut short or damaged, and never reads beyond it', () => {
    const name = fc.dictionary(fieldName, fieldValue, { minKeys: 1 });
    fc.assert(
      fc.property(name, fc.nat(), fc.integer({ min: 0, max: 255 }), (fields, position, byte) => {
        const bytes = Buffer.from(serialize(fields));
        expect(() => new RawDocument(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
        bytes[position % bytes.length] = byte;
        try {
          new RawDocument(bytes);
        } catch (error) {
          expect(error).toMatchObject({ name: 'RangeError' });
        }
      }),
      { numRuns: 500 },
    );
  });
});
