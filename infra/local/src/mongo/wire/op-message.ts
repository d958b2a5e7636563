/** Opcodes of the MongoDB wire protocol; OP_QUERY is only the greeting of older drivers. */
export const Opcode = { reply: 1, query: 2004, msg: 2013 } as const;

export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

export const FRAMING = {
  headerBytes: 4,
  messageLength(bytes: Buffer, at: number): number {
    const length = bytes.readInt32LE(at);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
      throw new RangeError(`message of ${length} bytes`);
    }
    return length;
  },
};

/** A request as it came over the wire. */
export interface WireRequest {
  id: number;
  opcode: number;
  /** The command document. */
  body: Buffer;
  /** Document sequences (kind 1 sections) by name: `documents`, `updates`, `deletes`. */
  sequences: ReadonlyMap<string, Buffer>;
  /** The client wants no answer (unacknowledged writes). */
  silent: boolean;
}

const NO_SEQUENCES: ReadonlyMap<string, Buffer> = new Map();

export function readRequest(message: Buffer): WireRequest {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === Opcode.msg) return readMsg(message, id);
  if (opcode === Opcode.query) return readQuery(message, id);
  throw new RangeError(`opcode ${opcode}`);
}

function readMsg(message: Buffer, id: number): WireRequest {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: Buffer | undefined;
  let sequences = NO_SEQUENCES;
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message[at];
    const start = at + 1;
    const size = message.readInt32LE(start);
    if (size < 5 || start + size > end) throw new RangeError('section is cut short');
    if (kind === 0) {
      body = message.subarray(start, start + size);
    } else if (kind === 1) {
      const nameEnd = message.indexOf(0, start + 4);
      const name = message.toString('utf8', start + 4, nameEnd);
      const documents = message.subarray(nameEnd + 1, start + size);
      sequences = new Map([...sequences, [name, documents]]);
    } else {
      throw new RangeError(`section of kind ${kind}`);
    }
    at = start + size;
  }
  if (!body) throw new RangeError('message without a body');
  return { id, opcode: Opcode.msg, body, sequences, silent: (flags & MORE_TO_COME) !== 0 };
}

function readQuery(message: Buffer, id: number): WireRequest {
  const namespaceEnd = message.indexOf(0, HEADER_BYTES + 4);
  const start = namespaceEnd + 1 + 8;
  const body = message.subarray(start, start + message.readInt32LE(start));
  return { id, opcode: Opcode.query, body, sequences: NO_SEQUENCES, silent: false };
}

/** The bytes before the document of an answer, in the form that the request calls for. */
export function replyHeader(request: WireRequest, bodyBytes: number, replyId: number): Buffer {
  const isMsg = request.opcode === Opcode.msg;
  const header = Buffer.alloc(isMsg ? 21 : 36);
  header.writeInt32LE(header.length + bodyBytes, 0);
  header.writeInt32LE(replyId, 4);
  header.writeInt32LE(request.id, 8);
  header.writeInt32LE(isMsg ? Opcode.msg : Opcode.reply, 12);
  if (!isMsg) {
    // Flag "await capable", then one document.
    header.writeInt32LE(8, 16);
    header.writeInt32LE(1, 32);
  }
  return header;
}
