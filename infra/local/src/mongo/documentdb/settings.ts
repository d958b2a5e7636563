/** Settings of every server. Durability stays on: tests kill the server and count what is left. */
export const SETTINGS = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum',
  // The gateway runs the expiry of TTL indexes; pg_cron has to be loaded, not to work.
  'cron.launch_active_jobs': 'off',
  'documentdb.enableBackgroundWorker': 'off',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '128MB',
  // Dropping a database takes a lock on each of its tables and indexes.
  max_locks_per_transaction: '512',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  min_wal_size: '64MB',
  checkpoint_timeout: '15min',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  // Documents above 2 KB are compressed with each write; the default takes several times as long for it.
  default_toast_compression: 'lz4',
  // A page further in reads its rows by the index in order; at the cost of a turning disk it would sort the collection.
  random_page_cost: '1.1',
  // Small statements only; workers would also need more shared memory than a container gives.
  max_parallel_workers_per_gather: '0',
  update_process_title: 'off',
  // Errors of statements go to the client; with their documents they would fill the log.
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  client_min_messages: 'error',
  // Indexes that answer a sort; those of the basic access method only filter.
  'documentdb.alternate_index_handler_name': 'extended_rum',
  'documentdb.useFileBasedPersistedCursors': 'on',
  'documentdb.defaultCursorExpiryTimeLimitSeconds': '600',
  'documentdb_core.enableCollation': 'on',
  'documentdb.enableCollationWithNonUniqueOrderedIndexes': 'on',
  'documentdb.enableFailureOnParallelIndexArrays': 'on',
};
