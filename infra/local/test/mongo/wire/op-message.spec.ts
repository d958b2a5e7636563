import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { elementAt, hasMany } from '../../../src/mongo/wire/document-sequence';
import {
  FRAMING,
  MAX_MESSAGE_BYTES,
  Opcode,
  readRequest,
  replyHeader,
} from '../../../src/mongo/wire/op-message';
import { RawDocument } from '../../../src/mongo/wire/raw-document';

interface Parts {
  body: object;
  sequence?: { name: string; documents: object[] };
  flags?: number;
}

function opMsg({ body, sequence, flags = 0 }: Parts): Buffer {
  const sections = [Buffer.from([0]), serialize(body)];
  if (sequence) {
    const documents = Buffer.concat(sequence.documents.map((document) => serialize(document)));
    const name = Buffer.from(`${sequence.name}\0`);
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + name.length + documents.length);
    sections.push(Buffer.from([1]), size, name, documents);
  }
  if (flags & 1) sections.push(Buffer.alloc(4));
  const header = Buffer.alloc(20);
  const length = sections.reduce((sum, section) => sum + section.length, header.length);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(77, 4);
  header.writeInt32LE(Opcode.msg, 12);
  header.writeUInt32LE(flags, 16);
  return Buffer.concat([header, ...sections]);
}

describe('OP_MSG', () => {
  it('gives the body and the document sequence back as they were sent', () => {
    const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.integer());
    const records = fc.array(record, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(record, records, fc.constantFrom(0, 1, 2, 3), (body, documents, flags) => {
        const message = opMsg({ body, sequence: { name: 'documents', documents }, flags });
        const request = readRequest(message);
        expect(request.id).toBe(77);
        expect(request.silent).toBe((flags & 2) !== 0);
        expect(deserialize(request.body)).toEqual(body);
        const carrier = { document: new RawDocument(request.body), sequences: request.sequences };
        const read = documents.map((_, i) => elementAt(carrier, 'documents', i));
        expect(read).toEqual(documents);
        expect(elementAt(carrier, 'documents', documents.length)).toBeNull();
        expect(hasMany(carrier, 'documents')).toBe(documents.length > 1);
      }),
    );
  });

  it('reads a list that the command carries in its body', () => {
    const one = { insert: 'a', documents: [{ _id: 1 }] };
    const two = { insert: 'a', documents: [{ _id: 1 }, { _id: 2 }] };
    const carrier = (body: object) => {
      const request = readRequest(opMsg({ body }));
      return { document: new RawDocument(request.body), sequences: request.sequences };
    };
    expect(hasMany(carrier(one), 'documents')).toBe(false);
    expect(hasMany(carrier(two), 'documents')).toBe(true);
    expect(elementAt(carrier(two), 'documents', 1)).toEqual({ _id: 2 });
  });

  it('refuses damaged messages with a RangeError', () => {
    const message = opMsg({ body: { ping: 1 }, sequence: { name: 'x', documents: [{ a: 1 }] } });
    fc.assert(
      fc.property(fc.integer({ min: 16, max: message.length - 1 }), (length) => {
        const attempt = () => new RawDocument(readRequest(message.subarray(0, length)).body);
        try {
          attempt();
        } catch (error) {
          expect(error).toMatchObject({ name: 'RangeError' });
        }
      }),
    );
    const wrongOpcode = Buffer.from(message);
    wrongOpcode.writeInt32LE(2001, 12);
    expect(() => readRequest(wrongOpcode)).toThrow(RangeError);
  });

  it('refuses a length that no message has', () => {
    for (const length of [-1, 0, 15, MAX_MESSAGE_BYTES + 1]) {
      const header = Buffer.alloc(4);
      header.writeInt32LE(length);
      expect(() => FRAMING.messageLength(header, 0)).toThrow(RangeError);
    }
  });

  it('answers in the form of the request', () => {
    const body = Buffer.from(serialize({ ok: 1 }));
    const request = readRequest(opMsg({ body: { ping: 1 } }));
    const header = replyHeader(request, body.length, 5);
    expect(header.readInt32LE(0)).toBe(header.length + body.length);
    expect(header.readInt32LE(8)).toBe(77);
    expect(readRequest(Buffer.concat([header, body])).body).toEqual(body);
    const legacy = replyHeader({ ...request, opcode: Opcode.query }, body.length, 5);
    expect(legacy.readInt32LE(12)).toBe(Opcode.reply);
    expect(legacy.readInt32LE(0)).toBe(legacy.length + body.length);
  });
});
