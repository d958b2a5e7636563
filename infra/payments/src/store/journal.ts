import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** One stored record: the whole new value of one object. */
export interface JournalRecord {
  kind: string;
  id: string;
  value: unknown;
}

/**
 * Append-only file of records, one JSON object a line. A line is written before the request is answered,
 * so a killed process forgets nothing that a client has been answered; a line torn by the kill is dropped.
 */
export class Journal {
  private readonly descriptor: number;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.descriptor = openSync(path, 'a');
  }

  static read(path: string): JournalRecord[] {
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    // What follows the last newline is either nothing or torn.
    return lines.slice(0, -1).map((line) => JSON.parse(line) as JournalRecord);
  }

  /** Rewrites the file with only the given records, in one atomic step. */
  static compact(path: string, records: readonly JournalRecord[]): void {
    mkdirSync(dirname(path), { recursive: true });
    const next = `${path}.next`;
    writeFileSync(next, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    renameSync(next, path);
  }

  append(record: JournalRecord): void {
    writeSync(this.descriptor, `${JSON.stringify(record)}\n`);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
