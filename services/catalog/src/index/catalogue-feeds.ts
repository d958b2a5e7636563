import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { RecordKind, RecordTypes } from './catalogue-records';

/** Reads the records of one kind: those among `ids` that are there, or all of them; as a transaction sees them, if one is given. */
export type CatalogueFeed<K extends RecordKind> = (
  ids?: readonly string[],
  session?: ClientSession,
) => Promise<RecordTypes[K][]>;

type Feeds = { [K in RecordKind]?: CatalogueFeed<K> };

/** Where each feature registers how its records are read, so that the index knows no feature. */
@Injectable()
export class CatalogueFeeds {
  private readonly feeds: Feeds = {};

  /** Called by a feature's `onModuleInit`; the index reads its feeds once all modules are there. */
  register<K extends RecordKind>(kind: K, feed: CatalogueFeed<K>): void {
    if (this.feeds[kind]) throw new Error(`Records of kind ${kind} have a feed already`);
    this.feeds[kind] = feed as Feeds[K];
  }

  read<K extends RecordKind>(
    kind: K,
    ids?: readonly string[],
    session?: ClientSession,
  ): Promise<RecordTypes[K][]> {
    const feed: CatalogueFeed<K> | undefined = this.feeds[kind];
    if (!feed) throw new Error(`No feature feeds records of kind ${kind}`);
    return feed(ids, session);
  }
}
