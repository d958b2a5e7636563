import { deserialize, Long, serialize, type Document } from 'bson';
import { retryId, STATEMENT_LISTS, type Command, type CommandHandler } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import type { Engine } from '../gateway/engine';
import { Code } from '../gateway/error-codes';
import { documentsOf } from '../wire/document-sequence';
import { encodeFields, RawDocument, type RawField } from '../wire/raw-document';
import { runWrite, type WriteKind, type WriteResult } from './write-commands';

/** Statements of one kind and one collection that follow each other, as the engine takes them. */
interface Run {
  kind: WriteKind;
  namespace: string;
  /** Place of the first statement in the command. */
  from: number;
  statements: Buffer[];
}

/** What a field of an operation is called in a command of one collection. */
const RENAMED: Readonly<Record<string, string>> = { filter: 'q', updateMods: 'u' };
const KINDS: readonly WriteKind[] = ['insert', 'update', 'delete'];

/** Writes of several collections in one command, as MongoDB has it from 8.0 on. The engine gets each run of equal writes by itself. */
const bulkWrite: CommandHandler = (command, { engine, replays }) => {
  const id = retryId(command);
  const work = () => runAll(command, engine);
  return id === null ? work() : replays.run(id, work);
};

async function runAll(command: Command, engine: Engine): Promise<Document> {
  const { document } = command;
  const ordered = !document.has('ordered') || document.boolean('ordered');
  const errorsOnly = document.boolean('errorsOnly');
  const sums = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const answers: Document[] = [];
  let nErrors = 0;
  for (const run of runsOf(command, !errorsOnly)) {
    const result = await runOne(command, run, ordered, engine);
    count(sums, run.kind, result);
    const failed = (result.writeErrors ?? []).map((error) => failure(error, run.from));
    nErrors += failed.length;
    answers.push(...failed);
    if (!errorsOnly && failed.length === 0) answers.push(success(run, result));
    // In MongoDB any failed statement ends its transaction.
    if (failed.length > 0 && (ordered || command.transaction)) break;
  }
  const cursor = { id: Long.ZERO, firstBatch: answers, ns: 'admin.$cmd.bulkWrite' };
  return { cursor, nErrors, ...sums, ok: 1 };
}

function* runsOf(command: Command, oneByOne: boolean): Generator<Run> {
  const namespaces = listOf(command, 'nsInfo').map(
    (info) => new RawDocument(info).string('ns') ?? '',
  );
  let run: Run | null = null;
  for (const [index, bytes] of listOf(command, 'ops').entries()) {
    const operation = new RawDocument(bytes);
    const kind = KINDS.find((one) => one === operation.firstName);
    const namespace = namespaces[operation.number(kind ?? '') ?? -1];
    if (!kind || !namespace) throw new CommandError(Code.BadValue, `operation ${index} is unknown`);
    if (run && (oneByOne || run.kind !== kind || run.namespace !== namespace)) {
      yield run;
      run = null;
    }
    run ??= { kind, namespace, from: index, statements: [] };
    run.statements.push(statementOf(operation, kind));
  }
  if (run) yield run;
}

function listOf({ document, sequences }: Command, name: string): Buffer[] {
  const sequence = sequences.get(name);
  return sequence ? documentsOf(sequence) : document.documents(name);
}

function statementOf(operation: RawDocument, kind: WriteKind): Buffer {
  if (kind === 'insert') return operation.encoded('document') ?? Buffer.from(serialize({}));
  const fields = new Map<string, RawField>();
  for (const name of operation.names) {
    const field = operation.field(name);
    if (name !== kind && name !== 'multi' && field) fields.set(RENAMED[name] ?? name, field);
  }
  const multi = operation.boolean('multi');
  fields.set(...(kind === 'update' ? flag('multi', multi) : limit(multi)));
  return encodeFields(fields);
}

function flag(name: string, value: boolean): [string, RawField] {
  return [name, { type: 8, bytes: Buffer.from([value ? 1 : 0]) }];
}

/** A delete says how many at most: one, or 0 for all. */
function limit(multi: boolean): [string, RawField] {
  return ['limit', { type: 16, bytes: Buffer.from([multi ? 0 : 1, 0, 0, 0]) }];
}

async function runOne(
  command: Command,
  { kind, namespace, statements }: Run,
  ordered: boolean,
  engine: Engine,
): Promise<WriteResult> {
  const dot = namespace.indexOf('.');
  const database = namespace.slice(0, dot);
  const collection = namespace.slice(dot + 1);
  const body = Buffer.from(serialize({ [kind]: collection, ordered }));
  const reply = await runWrite(
    {
      ...command,
      name: kind,
      database,
      collection,
      document: new RawDocument(body),
      sequences: new Map([[STATEMENT_LISTS[kind], Buffer.concat(statements)]]),
      // A repeated command is known as a whole.
      session: command.transaction ? command.session : null,
    },
    kind,
    engine,
  );
  return (Buffer.isBuffer(reply) ? deserialize(reply) : reply) as WriteResult;
}

function count(
  sums: Record<'nInserted' | 'nMatched' | 'nModified' | 'nUpserted' | 'nDeleted', number>,
  kind: WriteKind,
  { n, nModified = 0, upserted = [] }: WriteResult,
): void {
  if (kind === 'insert') sums.nInserted += Number(n);
  if (kind === 'delete') sums.nDeleted += Number(n);
  if (kind !== 'update') return;
  sums.nMatched += Number(n) - upserted.length;
  sums.nModified += Number(nModified);
  sums.nUpserted += upserted.length;
}

function failure({ index, code, errmsg, ...details }: Document, from: number): Document {
  return { ok: 0, idx: from + Number(index), n: 0, code, errmsg, ...details };
}

function success({ kind, from }: Run, { n, nModified, upserted }: WriteResult): Document {
  const [made] = upserted ?? [];
  return {
    ok: 1,
    idx: from,
    n: Number(n),
    ...(kind === 'update' && { nModified: Number(nModified ?? 0) }),
    ...(made && { upserted: { _id: made._id } }),
  };
}

export const bulkWriteCommands: Record<string, CommandHandler> = { bulkWrite };
