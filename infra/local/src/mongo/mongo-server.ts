/** Name of the replica set, which transactions and retryable writes ask for. */
export const REPLICA_SET = 'rs0';

/** A MongoDB that services can use; they see the URL and nothing else. */
export interface MongoServer {
  url: string;
  engine: 'MongoDB' | 'DocumentDB' | 'external';
  stop: () => Promise<void>;
}
