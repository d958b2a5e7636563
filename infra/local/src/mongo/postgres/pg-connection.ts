import { connect, type Socket } from 'node:net';
import { FrameReader } from '../wire/frame-reader';
import {
  Backend,
  CONNECTION_FAILURE,
  PgError,
  SYNC,
  TERMINATE,
  bindExecuteMessages,
  parseMessage,
  queryMessage,
  readDataRow,
  readError,
  startupMessage,
  type PgParam,
} from './pg-messages';

export type PgRow = (Buffer | null)[];

export interface PgTarget {
  socketPath: string;
  /** Settings of the session, as on PostgreSQL's command line (`-c name=value`). */
  options?: string;
}

/** A statement in a transaction may carry the transaction's BEGIN along and save a round trip. */
export interface QueryOptions {
  begin?: boolean;
}

interface Request {
  rows: PgRow[];
  error: PgError | null;
  /** Statements that this request prepares; if it fails, whether they exist is not known. */
  preparing: string[];
  resolve: (rows: PgRow[]) => void;
  reject: (error: Error) => void;
}

const FRAMING = {
  headerBytes: 5,
  messageLength: (bytes: Buffer, at: number) => bytes.readInt32BE(at + 1) + 1,
};

/**
 * A connection of PostgreSQL's protocol 3 with trust authentication. Statements are prepared once and then
 * pipelined; values stay the bytes that they are, which `pg` cannot do (it decodes every row as UTF-8).
 */
export class PgConnection {
  /** Tag of the last finished statement: COMMIT of a failed transaction answers ROLLBACK. */
  lastTag = '';
  closed = false;
  onClose: (() => void) | null = null;
  private readonly requests: Request[] = [];
  private readonly statements = new Map<string, string>();
  private statementCount = 0;
  private readonly reader = new FrameReader(FRAMING, (bytes, start, end) =>
    this.onMessage(bytes, start, end),
  );

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.reader.push(chunk));
    socket.on('error', (error) => this.fail(error.message));
    socket.on('close', () => this.fail('the connection to PostgreSQL was closed'));
  }

  static connect({ socketPath, options = '' }: PgTarget): Promise<PgConnection> {
    return new Promise((resolve, reject) => {
      const connection = new PgConnection(connect(socketPath));
      connection.enqueue(() => resolve(connection), reject);
      const user = { user: 'postgres', database: 'postgres', client_encoding: 'UTF8' };
      connection.socket.write(startupMessage({ ...user, ...(options && { options }) }));
    });
  }

  /** Runs a prepared statement. Rows share memory with the network buffer: copy what is to be kept. */
  query(sql: string, params: readonly PgParam[], { begin = false }: QueryOptions = {}) {
    return new Promise<PgRow[]>((resolve, reject) => {
      if (this.closed) return reject(closedError());
      const request = this.enqueue(resolve, reject);
      const messages = [
        ...(begin ? this.encode('BEGIN', [], request) : []),
        ...this.encode(sql, params, request),
        SYNC,
      ];
      // One write of one buffer: each system call costs more than the rest of the gateway's work on a statement.
      this.socket.write(Buffer.concat(messages));
    });
  }

  /** Sends the requests that `work` makes in one packet. */
  together<T>(work: () => T): T {
    this.socket.cork();
    try {
      return work();
    } finally {
      this.socket.uncork();
    }
  }

  /** Runs SQL text of which no rows are wanted: BEGIN, COMMIT, SET. */
  simpleQuery(sql: string): Promise<PgRow[]> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(closedError());
      this.enqueue(resolve, reject);
      this.socket.write(queryMessage(sql));
    });
  }

  end(): void {
    if (this.closed) return;
    this.socket.end(TERMINATE);
    this.fail('the connection was ended');
  }

  private encode(sql: string, params: readonly PgParam[], request: Request): Buffer[] {
    const known = this.statements.get(sql);
    if (known !== undefined) return [bindExecuteMessages(known, params)];
    const name = `s${this.statementCount++}`;
    this.statements.set(sql, name);
    request.preparing.push(sql);
    return [parseMessage(name, sql), bindExecuteMessages(name, params)];
  }

  private enqueue(resolve: Request['resolve'], reject: Request['reject']): Request {
    const request = { rows: [], error: null, preparing: [], resolve, reject };
    this.requests.push(request);
    return request;
  }

  private onMessage(bytes: Buffer, start: number, end: number): void {
    const request = this.requests[0];
    const payload = start + 5;
    switch (bytes[start]) {
      case Backend.dataRow:
        request?.rows.push(readDataRow(bytes, payload));
        break;
      case Backend.commandComplete:
        this.lastTag = bytes.toString('latin1', payload, end - 1);
        break;
      case Backend.error:
        this.onError(readError(bytes, payload, end));
        break;
      case Backend.authentication:
        if (bytes.readInt32BE(payload) !== 0) this.fail('PostgreSQL asks for a password');
        break;
      case Backend.readyForQuery:
        this.requests.shift();
        if (request) this.finish(request);
        break;
    }
  }

  private finish(request: Request): void {
    if (!request.error) return request.resolve(request.rows);
    for (const sql of request.preparing) this.statements.delete(sql);
    request.reject(request.error);
  }

  private onError(error: PgError): void {
    const request = this.requests[0];
    if (request) request.error ??= error;
  }

  private fail(reason: string): void {
    if (this.closed) return;
    this.closed = true;
    this.socket.destroySoon();
    for (const request of this.requests.splice(0)) {
      request.reject(request.error ?? new PgError(CONNECTION_FAILURE, reason));
    }
    this.onClose?.();
  }
}

function closedError(): PgError {
  return new PgError(CONNECTION_FAILURE, 'the connection to PostgreSQL is closed');
}
