import { Injectable } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';

/** The service's own database: mongoose's connection and the driver beneath it. */
@Injectable()
export class Database {
  constructor(
    readonly connection: Connection,
    /** Whether the server takes writes of several collections in one command. */
    readonly writesTogether = false,
  ) {}

  get client(): mongo.MongoClient {
    return this.connection.getClient();
  }

  get db(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return db;
  }

  /** A collection of the driver, for what needs no mongoose model. */
  collection<T extends mongo.Document>(name: string): mongo.Collection<T> {
    return this.db.collection<T>(name);
  }
}
