import { deserialize, serialize, type Document } from 'bson';
import type { CommandHandler } from '../gateway/command';
import { CommandError } from '../gateway/command-error';
import { explainSql } from '../gateway/engine-sql';
import { Code } from '../gateway/error-codes';

/** A node of PostgreSQL's plan. */
interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  Plans?: PlanNode[];
}

interface Plan {
  Plan: PlanNode;
  'Execution Time'?: number;
}

/** Commands that can be explained, and the engine's query behind them; writes are explained by their search. */
const QUERY_KINDS: Record<string, string> = {
  find: 'find',
  aggregate: 'pipeline',
  count: 'count',
  distinct: 'distinct',
  update: 'find',
  delete: 'find',
  findAndModify: 'find',
};
const WRITES = new Set(['update', 'delete', 'findAndModify']);

const explain: CommandHandler = async ({ database, document }, { engine }) => {
  const explained: Document = deserialize(
    document.encoded('explain') ?? Buffer.from(serialize({})),
  );
  const name = Object.keys(explained)[0] ?? '';
  const kind = QUERY_KINDS[name];
  if (!kind) throw new CommandError(Code.CommandNotFound, `cannot explain '${name}'`);
  const isWrite = WRITES.has(name);
  const query: Document = isWrite ? searchOf(name, explained) : explained;
  const analyze = document.string('verbosity') !== 'queryPlanner' && !isWrite;
  const sql = `${explainSql(kind, analyze)}(${literal(database)}, ${bsonLiteral(query)})`;
  const plan = readPlan(await engine.document(null, sql, []));
  return describe(plan, `${database}.${explained[name]}`, query, analyze);
};

function searchOf(name: string, write: Document): Document {
  const filter = write['query'] ?? (write['updates'] ?? write['deletes'])?.[0]?.q ?? {};
  return { find: write[name], filter };
}

// EXPLAIN takes no parameters.
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function bsonLiteral(document: Document): string {
  const { lsid: _lsid, $db: _db, ...plain } = document;
  return `'BSONHEX${Buffer.from(serialize(plain)).toString('hex')}'::documentdb_core.bson`;
}

function readPlan(json: Buffer): Plan {
  const [plan] = JSON.parse(json.toString()) as Plan[];
  if (!plan) throw new Error('the engine answered no plan');
  return plan;
}

/**
 * The index that narrows or orders the search. Where nothing does, the engine walks along the index of `_id` with
 * only its shard as condition: for MongoDB that is a collection scan.
 */
function findIndex(node: PlanNode, sortsById: boolean): string | undefined {
  const name = node['Index Name'];
  const isWalk = name === '_id_' && !sortsById && !node['Index Cond']?.includes('object_id');
  if (name && !isWalk) return name;
  for (const child of node.Plans ?? []) {
    const found = findIndex(child, sortsById);
    if (found) return found;
  }
  return undefined;
}

function describe(plan: Plan, namespace: string, query: Document, analyzed: boolean): Document {
  const indexName = findIndex(plan.Plan, query['sort']?._id !== undefined);
  const winningPlan = indexName
    ? { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName } }
    : { stage: 'COLLSCAN' };
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace,
      parsedQuery: query['filter'] ?? query['query'] ?? {},
      winningPlan,
      rejectedPlans: [],
    },
    ...(analyzed && {
      executionStats: {
        executionSuccess: true,
        nReturned: plan.Plan['Actual Rows'] ?? 0,
        executionTimeMillis: Math.round(plan['Execution Time'] ?? 0),
        executionStages: winningPlan,
      },
    }),
    postgresPlan: plan.Plan,
    ok: 1,
  };
}

export const explainCommands: Record<string, CommandHandler> = { explain };
