import type { Person } from '@solar/contracts/account/personal-data';
import type { mongo } from 'mongoose';

/** A document as the driver reads it. */
export type StoredDocument = mongo.Document & { _id: string };

/** What becomes of documents when their person's account is deleted. */
export type Erasure =
  | { kind: 'remove' }
  | {
      kind: 'rewrite';
      /** Fields in which nothing says any more who it was. The result is the same however often it is done. */
      fields: (stored: StoredDocument, person: Person) => mongo.Document;
      /** Fields that go away. */
      without?: readonly string[];
      /** Documents that are still worked on are rewritten once they fit this. */
      when?: mongo.Filter<StoredDocument>;
    }
  /** Books and tax papers stay as they are, and what goes with the account itself. */
  | { kind: 'keep' };

/** One kind of document that a service holds about people: it is part of their export and of their deletion. */
export type PersonalData = {
  /** Name of the section in the export. */
  section: string;
  collection: string;
  /** Finds a person's documents, by an index. */
  of: (person: Person) => mongo.Filter<StoredDocument>;
  /** Fields that the export shows; nothing else leaves. */
  shown: readonly string[];
  /** Makes what leaves of those fields, where not all of it is the person's to see. */
  present?: (item: Record<string, unknown>) => Record<string, unknown>;
  onDeletion: Erasure;
};

/** Injection token of a service's table of personal data. */
export const PERSONAL_DATA = Symbol('PERSONAL_DATA');
