import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  personSchema,
  type PersonalDataPage,
  type PersonalDataRequest,
  type Person,
} from '@solar/contracts/account/personal-data';
import type { mongo } from 'mongoose';
import { Leases } from '../messaging/leases';
import { Database } from '../mongo/database';
import {
  PERSONAL_DATA,
  type Erasure,
  type PersonalData,
  type StoredDocument,
} from './personal-data';

const PAGE_ITEMS = 50;
/** Well below what one message may carry. */
const PAGE_BYTES = 256_000;
const REWRITTEN_AT_ONCE = 200;
const AGAIN_EVERY_MS = 3_600_000;
const CURSOR = /^(\d{1,3}):(.*)$/s;

/** Somebody of whom something is left to anonymise, because it is still worked on. */
type PendingErasure = { _id: string; person: Person; askedAt: Date };
const PENDING = 'pending_erasures';

type Rewriting = Extract<Erasure, { kind: 'rewrite' }>;

/** Reads and erases what the table of a service names. */
@Injectable()
export class PersonalDataStore implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    @Inject(PERSONAL_DATA) private readonly table: readonly PersonalData[],
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('erasures', { everyMs: AGAIN_EVERY_MS }, () => this.eraseLater());
  }

  /** Some of what is held about a person, from a cursor on; a page is of one section. */
  async page({ cursor, ...person }: PersonalDataRequest): Promise<PersonalDataPage> {
    const [, index = '0', after = ''] = CURSOR.exec(cursor ?? '0:') ?? [];
    const at = Number(index);
    const data = this.table[at];
    if (!data) return { section: '', items: [], next: null };
    const empty = { items: [], last: null };
    const { items, last } = data.shown.length === 0 ? empty : await this.read(data, person, after);
    const following = this.table[at + 1] ? `${at + 1}:` : null;
    return { section: data.section, items, next: last === null ? following : `${at}:${last}` };
  }

  /**
   * Removes or anonymises what is held about people; what is still worked on follows within an hour of its end. Those whose accounts go
   * at the same time, as an import does that is undone, share the commands: most of them left nothing behind.
   */
  async erase(people: readonly Person[]): Promise<void> {
    const open = new Set<string>();
    for (const data of this.table) {
      for (const { userId } of await this.eraseFrom(data, people)) open.add(userId);
    }
    const over = people.filter(({ userId }) => !open.has(userId));
    const pending = this.database.collection<PendingErasure>(PENDING);
    if (over.length > 0) {
      await pending.deleteMany({ _id: { $in: over.map(({ userId }) => userId) } });
    }
    for (const person of people.filter(({ userId }) => open.has(userId))) {
      const $setOnInsert = { person: personSchema.parse(person), askedAt: new Date() };
      await pending.updateOne({ _id: person.userId }, { $setOnInsert }, { upsert: true });
    }
  }

  /** Tries again with the people of whom something was left. */
  async eraseLater(): Promise<void> {
    const pending = this.database.collection<PendingErasure>(PENDING).find({});
    for await (const { person } of pending) await this.erase([person]);
  }

  private async read(data: PersonalData, person: Person, after: string) {
    const { collection, of, shown, present = (item: Record<string, unknown>) => item } = data;
    const projection = Object.fromEntries(shown.map((field) => [field, 1]));
    const found = this.documents(collection)
      .find(
        { $and: [of(person), { _id: { $gt: after } }] },
        { projection: { _id: 1, ...projection } },
      )
      .sort({ _id: 1 })
      .limit(PAGE_ITEMS + 1);
    const items: Record<string, unknown>[] = [];
    let bytes = 0;
    let last = '';
    for await (const { _id, ...rest } of found) {
      const item = { id: _id, ...present(rest) };
      bytes += JSON.stringify(item).length;
      if (items.length === PAGE_ITEMS || (bytes > PAGE_BYTES && items.length > 0)) {
        return { items, last };
      }
      items.push(item);
      last = _id;
    }
    return { items, last: null };
  }

  /** Of whom something is left for later. */
  private async eraseFrom(data: PersonalData, people: readonly Person[]): Promise<Person[]> {
    const { onDeletion } = data;
    if (onDeletion.kind === 'keep') return [];
    const documents = this.documents(data.collection);
    const theirs = anyOf(people.map((person) => data.of(person)));
    if (onDeletion.kind === 'remove') {
      await documents.deleteMany(theirs);
      return [];
    }
    if (people.length > 1 && !(await documents.findOne(theirs, { projection: { _id: 1 } }))) {
      return [];
    }
    const left: Person[] = [];
    for (const person of people) {
      if ((await this.rewrite(data, onDeletion, person)) > 0) left.push(person);
    }
    return left;
  }

  /** How many documents are left for later. */
  private async rewrite(
    data: PersonalData,
    { when, fields, without = [] }: Rewriting,
    person: Person,
  ): Promise<number> {
    const mine = data.of(person);
    const documents = this.documents(data.collection);
    const found = documents.find(when ? { $and: [mine, when] } : mine);
    const $unset = Object.fromEntries(without.map((field) => [field, 1 as const]));
    let writes: mongo.AnyBulkWriteOperation<StoredDocument>[] = [];
    let overtaken = 0;
    const write = async () => {
      if (writes.length === 0) return;
      const { matchedCount } = await documents.bulkWrite(writes, { ordered: false });
      overtaken += writes.length - matchedCount;
      writes = [];
    };
    for await (const stored of found) {
      const update = { $set: fields(stored, person), ...(without.length > 0 ? { $unset } : {}) };
      writes.push({ updateOne: { filter: asRead(stored), update } });
      if (writes.length >= REWRITTEN_AT_ONCE) await write();
    }
    await write();
    const open = when ? await documents.countDocuments({ $and: [mine, { $nor: [when] }] }) : 0;
    return open + overtaken;
  }

  private documents(name: string): mongo.Collection<StoredDocument> {
    return this.database.collection<StoredDocument>(name);
  }
}

/** Fits what any of the filters fits; those that ask for a value of the same field become one list of values. */
function anyOf(filters: readonly mongo.Filter<StoredDocument>[]): mongo.Filter<StoredDocument> {
  const [first = {}, ...others] = filters;
  if (others.length === 0) return first;
  const [field = ''] = Object.keys(first);
  const values = filters.map((filter) => filter[field] as unknown);
  const isList =
    values.every((value) => typeof value === 'string') &&
    filters.every((filter) => Object.keys(filter).length === 1);
  return isList ? { [field]: { $in: values } } : { $or: [...filters] };
}

/** The document while nobody else has changed it; what was changed meanwhile is taken up again. */
function asRead({ _id, version }: StoredDocument): mongo.Filter<StoredDocument> {
  return version === undefined ? { _id } : { _id, version: version as number };
}
