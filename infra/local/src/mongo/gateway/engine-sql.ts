/** The engine's entry points. `$n` are the bytes that came from the client. */
const BSON = 'documentdb_core.bson';
const SEQUENCE = 'documentdb_core.bsonsequence';
const CURSOR_COLUMNS = 'cursorpage, continuation, persistconnection, cursorid';

const firstPage = (name: string) =>
  `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.${name}_cursor_first_page($1::text, $2::${BSON})`;
const write = (name: string) =>
  `SELECT p_result, p_success FROM documentdb_api.${name}($1::text, $2::${BSON}, $3::${SEQUENCE}, $4::text)`;

export const Sql = {
  find: firstPage('find'),
  aggregate: firstPage('aggregate'),
  listCollections: firstPage('list_collections'),
  listIndexes: firstPage('list_indexes'),
  getMore: `SELECT cursorpage, continuation FROM documentdb_api.cursor_get_more($1::text, $2::${BSON}, $3::${BSON})`,
  killCursor: `SELECT documentdb_api_internal.delete_cursors(ARRAY[$1::text::bigint])`,
  insert: write('insert'),
  update: write('update'),
  delete: write('delete'),
  findAndModify: `SELECT p_result, p_success FROM documentdb_api.find_and_modify($1::text, $2::${BSON}, $3::text)`,
  count: `SELECT document FROM documentdb_api.count_query($1::text, $2::${BSON})`,
  distinct: `SELECT document FROM documentdb_api.distinct_query($1::text, $2::${BSON})`,
  createIndexes: `SELECT documentdb_api_internal.create_indexes_non_concurrently($1::text, $2::${BSON}, true)`,
  dropIndexes: `CALL documentdb_api.drop_indexes($1::text, $2::${BSON}, NULL)`,
  create: `SELECT documentdb_api.create_collection_view($1::text, $2::${BSON})`,
  drop: `SELECT documentdb_api.drop_collection($1::text, $2::text)`,
  dropDatabase: `SELECT documentdb_api.drop_database($1::text)`,
  collMod: `SELECT documentdb_api.coll_mod($1::text, $2::text, $3::${BSON})`,
  renameCollection: `SELECT documentdb_api.rename_collection($1::text, $2::text, $3::text, $4::text::bool)`,
  listDatabases: `SELECT documentdb_api.list_databases($1::${BSON})`,
  dbStats: `SELECT documentdb_api.db_stats($1::text, $2::text::float8, false)`,
  collStats: `SELECT documentdb_api.coll_stats($1::text, $2::text, $3::text::float8)`,
  validate: `SELECT documentdb_api.validate($1::text, $2::${BSON})`,
  currentOp: `SELECT documentdb_api.current_op_command($1::${BSON})`,
  /** What an update would make of a document. */
  updatedDocument: `SELECT newdocument FROM documentdb_api_internal.update_bson_document(
    $1::${BSON}, $2::${BSON}, $3::${BSON}, $4::${BSON}, NULL, NULL)`,
  indexName: `SELECT (index_spec).index_name::text FROM documentdb_api_catalog.collection_indexes WHERE index_id = $1::text::int8`,
  transactionId: 'SELECT pg_current_xact_id_if_assigned()::text',
  transactionStatus: 'SELECT pg_xact_status($1::text::xid8)',
  deleteOldRetries: `DELETE FROM documentdb_data.retryable_writes WHERE write_time < now() - interval '5 minutes'`,
  deleteExpiredRows: 'CALL documentdb_api_internal.delete_expired_rows()',
  deleteExpiredCursors: 'SELECT documentdb_api_internal.cursor_directory_cleanup($1::text::int8)',
} as const;

/** DocumentDB's shape for an EXPLAIN: the query that stands behind a command. */
export function explainSql(kind: string, analyze: boolean): string {
  const options = `FORMAT JSON${analyze ? ', ANALYZE true' : ''}`;
  return `EXPLAIN (${options}) SELECT document FROM documentdb_api_catalog.bson_aggregation_${kind}`;
}
