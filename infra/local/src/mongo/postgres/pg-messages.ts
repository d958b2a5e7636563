/** A parameter in PostgreSQL's binary format (for `text` that is its UTF-8). */
export type PgParam = Buffer | string | null;

/** Message types that the server sends, as far as they matter here. */
export const Backend = {
  authentication: 0x52,
  dataRow: 0x44,
  commandComplete: 0x43,
  error: 0x45,
  readyForQuery: 0x5a,
} as const;

export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
export const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4]);
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);

/** What the server said went wrong; `sqlstate` decides how it is reported to the client. */
export class PgError extends Error {
  constructor(
    readonly sqlstate: string,
    message: string,
    readonly detail = '',
    readonly constraint = '',
  ) {
    super(message);
  }
}

/** SQLSTATE for a connection that broke while a statement was under way. */
export const CONNECTION_FAILURE = '08006';

export function startupMessage(parameters: Record<string, string>): Buffer {
  const text = Object.entries(parameters).flat().join('\0') + '\0\0';
  const message = Buffer.allocUnsafe(8 + Buffer.byteLength(text));
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(196608, 4);
  message.write(text, 8);
  return message;
}

export function queryMessage(sql: string): Buffer {
  const message = Buffer.allocUnsafe(6 + Buffer.byteLength(sql));
  message[0] = 0x51;
  message.writeInt32BE(message.length - 1, 1);
  message.write(sql, 5);
  message[message.length - 1] = 0;
  return message;
}

export function parseMessage(name: string, sql: string): Buffer {
  const nameBytes = Buffer.byteLength(name);
  const message = Buffer.alloc(9 + nameBytes + Buffer.byteLength(sql));
  message[0] = 0x50;
  message.writeInt32BE(message.length - 1, 1);
  message.write(name, 5);
  message.write(sql, 6 + nameBytes);
  return message;
}

/** Bind and Execute of a prepared statement (named in ASCII), parameters and results all binary. */
export function bindExecuteMessages(name: string, params: readonly PgParam[]): Buffer {
  let size = 1 + 4 + 1 + name.length + 1 + 2 + 2 + 2 + 2 + 2;
  for (const param of params) size += 4 + byteLength(param);
  const out = Buffer.allocUnsafe(size + EXECUTE.length);
  out[0] = 0x42;
  out.writeInt32BE(size - 1, 1);
  out[5] = 0;
  let at = 6 + out.write(name, 6, 'latin1');
  out[at++] = 0;
  at = out.writeInt16BE(1, at);
  at = out.writeInt16BE(1, at);
  at = out.writeInt16BE(params.length, at);
  for (const param of params) at = writeParam(out, at, param);
  at = out.writeInt16BE(1, at);
  at = out.writeInt16BE(1, at);
  EXECUTE.copy(out, at);
  return out;
}

function byteLength(param: PgParam): number {
  if (param === null) return 0;
  return typeof param === 'string' ? Buffer.byteLength(param) : param.length;
}

function writeParam(out: Buffer, at: number, param: PgParam): number {
  if (param === null) return out.writeInt32BE(-1, at);
  if (typeof param === 'string') {
    const length = out.write(param, at + 4);
    out.writeInt32BE(length, at);
    return at + 4 + length;
  }
  at = out.writeInt32BE(param.length, at);
  return at + param.copy(out, at);
}

/** The columns of a DataRow message whose payload starts at `at`; they share the message's memory. */
export function readDataRow(bytes: Buffer, at: number): (Buffer | null)[] {
  const count = bytes.readInt16BE(at);
  const row = new Array<Buffer | null>(count);
  at += 2;
  for (let i = 0; i < count; i++) {
    const length = bytes.readInt32BE(at);
    at += 4;
    row[i] = length < 0 ? null : bytes.subarray(at, at + length);
    if (length > 0) at += length;
  }
  return row;
}

export function readError(bytes: Buffer, at: number, end: number): PgError {
  const fields = new Map<string, string>();
  while (at < end && bytes[at] !== 0) {
    const stop = bytes.indexOf(0, at + 1);
    fields.set(String.fromCharCode(bytes[at] ?? 0), bytes.toString('utf8', at + 1, stop));
    at = stop + 1;
  }
  const field = (key: string) => fields.get(key) ?? '';
  return new PgError(field('C'), field('M'), field('D'), field('n'));
}
