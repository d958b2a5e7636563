import { mongo } from 'mongoose';
import { START_TIMEOUT_MS, startTestDatabase, type Doc, type TestDatabase } from './test-database';

/** A database for the tests of one file, as their clients see it. */
export interface DatabaseInUse {
  readonly server: TestDatabase;
  readonly client: mongo.MongoClient;
  readonly db: mongo.Db;
  /** A collection that no other test has. */
  collection: () => mongo.Collection<Doc>;
}

/** Starts a database before the tests of a file, and forgets it after them. */
export function databaseForTests(name: string, options?: mongo.MongoClientOptions): DatabaseInUse {
  let server: TestDatabase | undefined;
  let client: mongo.MongoClient | undefined;
  let collectionCount = 0;

  beforeAll(async () => {
    server = await startTestDatabase();
    client = await new mongo.MongoClient(server.url, options).connect();
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    await client?.close();
    await server?.stop();
  });

  return {
    get server() {
      return started(server);
    },
    get client() {
      return started(client);
    },
    get db() {
      return started(client).db(name);
    },
    collection: () => started(client).db(name).collection<Doc>(`c${++collectionCount}`),
  };
}

function started<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('The database is there from the first test on');
  return part;
}
