import { Inject, Injectable } from '@nestjs/common';
import type { KV, KvEntry } from '@nats-io/kv';
import type { LastValueContract } from '@solar/contracts/common/envelope';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { GroupCommit, type Outcome } from '../mongo/group-commit';
import { LOGGER } from '../telemetry/logger-token';
import { NatsClient } from './nats-client';
import { putIfUnchanged } from './put-if-unchanged';
import { untilAnswered } from './until-answered';

/** A value with the version of the aggregate that it was taken from. */
export type VersionedValue = { key: string; version: number; data: unknown };

type Known = { revision: number; version: number };
type Put = { bucketName: string; value: VersionedValue };

/** Writers of one key that meet; each round one of them gets through. */
const TRIES = 20;
const KNOWN_MAX = 20_000;
/** Values that are written at the same time. */
const PUTS_MAX = 256;

const storedSchema = z.object({ version: z.number().int(), data: z.unknown() });

/**
 * Buckets that keep the newest value of each key. Every replica of a reader follows a whole bucket in memory; a writer's version
 * decides which of two values is the newer one, not the time at which it arrives.
 */
@Injectable()
export class LastValues {
  private readonly known = new LRUCache<string, Known>({ max: KNOWN_MAX });
  private readonly watches = new Set<() => void>();
  private readonly puts = new GroupCommit<Put, null>((puts) => this.writeNewest(puts), {
    max: PUTS_MAX,
  });

  constructor(
    private readonly nats: NatsClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Keeps a value unless the bucket has a newer one. Throws ZodError for data that do not fit the contract. */
  async put<T extends z.ZodType>(
    contract: LastValueContract<T>,
    value: { key: string; version: number; data: z.input<T> },
  ): Promise<void> {
    await this.putInto(contract.bucket, { ...value, data: contract.data.parse(value.data) });
  }

  /** The same for a value that was checked before. Of the values of a key that wait only the newest is written. */
  async putInto(bucketName: string, value: VersionedValue): Promise<void> {
    await this.puts.run({ bucketName, value });
  }

  private async writeNewest(puts: readonly Put[]): Promise<Outcome<null>[]> {
    const newest = new Map<string, Put>();
    for (const put of puts) {
      const known = newest.get(placeOf(put));
      if (!known || known.value.version < put.value.version) newest.set(placeOf(put), put);
    }
    const places = [...newest.keys()];
    const written = await Promise.allSettled([...newest.values()].map((put) => this.write(put)));
    return puts.map((put) => {
      const result = written[places.indexOf(placeOf(put))];
      return result?.status === 'fulfilled'
        ? { ok: true, value: null }
        : { ok: false, error: result?.reason };
    });
  }

  private async write(put: Put): Promise<void> {
    const { key, version, data } = put.value;
    const bucket = await this.nats.kv(put.bucketName);
    const body = JSON.stringify({ version, data });
    const place = placeOf(put);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const known = this.known.get(place) ?? (await this.read(bucket, place, key));
      if (known.version >= version) return;
      const revision = await putIfUnchanged(bucket, key, body, known.revision);
      if (revision !== null) {
        this.known.set(place, { revision, version });
        return;
      }
      this.known.delete(place);
    }
    throw new Error(`${place} is written by too many at once`);
  }

  /**
   * Applies every value of the bucket and then every change, until the service stops. Resolves when the present values are applied.
   * An older version that arrives late is passed over.
   */
  async follow<T extends z.ZodType>(
    contract: LastValueContract<T>,
    apply: (key: string, value: z.output<T>, version: number) => void,
  ): Promise<void> {
    const { watch, isComplete } = await this.entriesOf(contract);
    this.watches.add(() => watch.stop());
    const versions = new Map<string, number>();
    await new Promise<void>((resolve, reject) => {
      if (isComplete()) resolve();
      void (async () => {
        for await (const entry of watch) {
          const value = this.parse(contract, entry);
          if (value && value.version > (versions.get(entry.key) ?? -1)) {
            versions.set(entry.key, value.version);
            apply(entry.key, value.data, value.version);
          }
          if (isComplete(entry.key)) resolve();
        }
      })().catch(reject);
    });
  }

  /** The version of each value that the bucket holds. */
  async versions(contract: LastValueContract): Promise<Map<string, number>> {
    const { watch, isComplete } = await this.entriesOf(contract);
    const found = new Map<string, number>();
    if (isComplete()) {
      watch.stop();
      return found;
    }
    for await (const entry of watch) {
      const stored = storedSchema.safeParse(entry.json());
      if (stored.success) found.set(entry.key, stored.data.version);
      if (isComplete(entry.key)) break;
    }
    watch.stop();
    return found;
  }

  /**
   * The entries of a bucket as they come. `isComplete` takes the key of each and says whether every key that was present at the start
   * has come: what the server calls pending is wrong while keys are written, since a newer value takes the place of the one it counted.
   */
  private async entriesOf({ bucket: name }: LastValueContract) {
    const bucket = await this.nats.kv(name);
    const { values: present } = await untilAnswered(() => bucket.status());
    const watch = await untilAnswered(() => bucket.watch());
    const arrived = new Set<string>();
    const isComplete = (key?: string) => {
      if (key !== undefined) arrived.add(key);
      return arrived.size >= present;
    };
    return { watch, isComplete };
  }

  /** Ends all that follows. */
  stop(): void {
    for (const end of this.watches) end();
    this.watches.clear();
  }

  private parse<T extends z.ZodType>(
    contract: LastValueContract<T>,
    entry: KvEntry,
  ): { version: number; data: z.output<T> } | null {
    if (entry.operation !== 'PUT') return null;
    const stored = storedSchema.safeParse(entry.json());
    const data = stored.success ? contract.data.safeParse(stored.data.data) : stored;
    if (stored.success && data.success) {
      return { version: stored.data.version, data: data.data as z.output<T> };
    }
    this.logger.warn({ bucket: contract.bucket, key: entry.key }, 'last value cannot be read');
    return null;
  }

  private async read(bucket: KV, place: string, key: string): Promise<Known> {
    const entry = await bucket.get(key);
    const stored = entry?.operation === 'PUT' ? storedSchema.safeParse(entry.json()) : null;
    const version = stored?.success ? stored.data.version : -1;
    const known = { revision: entry?.revision ?? 0, version };
    this.known.set(place, known);
    return known;
  }
}

function placeOf({ bucketName, value }: Put): string {
  return `${bucketName}.${value.key}`;
}
