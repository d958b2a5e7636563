import { deserialize, type Document } from 'bson';

/** Where one top-level field of a document lies. */
interface Element {
  type: number;
  start: number;
  end: number;
}

/** The value of a field, still encoded. */
export interface RawField {
  type: number;
  bytes: Buffer;
}

const EMPTY = Buffer.from([5, 0, 0, 0, 0]);

const Bson = {
  double: 1,
  string: 2,
  document: 3,
  array: 4,
  binary: 5,
  boolean: 8,
  int32: 16,
  int64: 18,
} as const;

/** Size of the values whose type alone fixes it. */
const FIXED_SIZE = new Map([
  [1, 8],
  [6, 0],
  [7, 12],
  [8, 1],
  [9, 8],
  [10, 0],
  [16, 4],
  [17, 8],
  [18, 8],
  [19, 16],
  [127, 0],
  [255, 0],
]);

/**
 * A BSON document of which only the top level has been read. Commands go to the engine as the bytes that came, so
 * decoding them whole would be work for nothing.
 */
export class RawDocument {
  private readonly elements = new Map<string, Element>();

  constructor(readonly bytes: Buffer) {
    const end = bytes.readInt32LE(0) - 1;
    if (end < 4 || end >= bytes.length) throw new RangeError('BSON document is cut short');
    let at = 4;
    while (at < end) {
      const type = bytes[at] ?? 0;
      const nameEnd = bytes.indexOf(0, at + 1);
      const start = nameEnd + 1;
      const size = valueSize(bytes, type, start);
      if (nameEnd < 0 || size < 0 || start + size > end) throw new RangeError('malformed BSON');
      this.elements.set(bytes.toString('utf8', at + 1, nameEnd), {
        type,
        start,
        end: start + size,
      });
      at = start + size;
    }
  }

  /** Name of the first field; in a command, the command. */
  get firstName(): string {
    return this.elements.keys().next().value ?? '';
  }

  get names(): Iterable<string> {
    return this.elements.keys();
  }

  has(name: string): boolean {
    return this.elements.has(name);
  }

  string(name: string): string | undefined {
    const element = this.elements.get(name);
    if (element?.type !== Bson.string) return undefined;
    return this.bytes.toString('utf8', element.start + 4, element.end - 1);
  }

  /** An integer, exactly. */
  bigint(name: string): bigint | undefined {
    const element = this.elements.get(name);
    if (element?.type === Bson.int64) return this.bytes.readBigInt64LE(element.start);
    const value = this.number(name);
    return value === undefined ? undefined : BigInt(Math.trunc(value));
  }

  number(name: string): number | undefined {
    const element = this.elements.get(name);
    switch (element?.type) {
      case Bson.int32:
        return this.bytes.readInt32LE(element.start);
      case Bson.int64:
        return Number(this.bytes.readBigInt64LE(element.start));
      case Bson.double:
        return this.bytes.readDoubleLE(element.start);
      default:
        return undefined;
    }
  }

  boolean(name: string): boolean {
    const element = this.elements.get(name);
    if (element?.type === Bson.boolean) return this.bytes[element.start] === 1;
    return Boolean(this.number(name));
  }

  /** The value of a document or array field, still encoded. */
  encoded(name: string): Buffer | undefined {
    const element = this.elements.get(name);
    if (element?.type !== Bson.document && element?.type !== Bson.array) return undefined;
    return this.bytes.subarray(element.start, element.end);
  }

  /** Any field as it lies there, its type with it. */
  field(name: string): RawField | undefined {
    const element = this.elements.get(name);
    return (
      element && { type: element.type, bytes: this.bytes.subarray(element.start, element.end) }
    );
  }

  /** The documents of an array field, still encoded. */
  documents(name: string): Buffer[] {
    const list = this.document(name);
    return list ? [...list.names].map((index) => list.encoded(index) ?? EMPTY) : [];
  }

  document(name: string): RawDocument | undefined {
    const encoded = this.encoded(name);
    return encoded && new RawDocument(encoded);
  }

  /** The content of a binary field, such as the UUID of a session, in hexadecimal. */
  binaryHex(name: string): string | undefined {
    const element = this.elements.get(name);
    if (element?.type !== Bson.binary) return undefined;
    return this.bytes.toString('hex', element.start + 5, element.end);
  }

  /** Decodes everything, keeping the types of numbers. */
  decode(): Document {
    return deserialize(this.bytes, { promoteValues: false, promoteLongs: false });
  }
}

/** A document of fields that are encoded already. */
export function encodeFields(fields: Iterable<readonly [string, RawField]>): Buffer {
  const parts: Buffer[] = [];
  for (const [name, { type, bytes }] of fields) {
    parts.push(Buffer.from([type]), Buffer.from(`${name}\0`), bytes);
  }
  const head = Buffer.alloc(4);
  const document = Buffer.concat([head, ...parts, Buffer.from([0])]);
  document.writeInt32LE(document.length);
  return document;
}

function valueSize(bytes: Buffer, type: number, at: number): number {
  const fixed = FIXED_SIZE.get(type);
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 2:
    case 13:
    case 14:
      return 4 + bytes.readInt32LE(at);
    case 3:
    case 4:
    case 15:
      return bytes.readInt32LE(at);
    case 5:
      return 5 + bytes.readInt32LE(at);
    case 11: {
      const patternEnd = bytes.indexOf(0, at);
      return bytes.indexOf(0, patternEnd + 1) + 1 - at;
    }
    case 12:
      return 16 + bytes.readInt32LE(at);
    default:
      return -1;
  }
}
