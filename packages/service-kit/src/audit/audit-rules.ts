import type { AuditedThing } from '@solar/contracts/common/audited-things';

/** Fields of any document that nobody changes on purpose, or that follow from others. */
const ALWAYS_IGNORED = [
  '_id',
  'version',
  'createdAt',
  'updatedAt',
  'outbox',
  'searchTerms',
  'search',
  'touchedAt',
];

/** Names of fields whose values never enter the audit trail, at whatever depth and in whichever collection. */
const SECRET =
  /password|passphrase|passcode|token|secret|hash|privatekey|recoverycode|cardnumber|cvc|cvv/i;

/** Which fields of a collection's documents are recorded, and which with their values. */
export class AuditRules {
  private readonly ignored: ReadonlySet<string>;
  private readonly hidden: ReadonlySet<string>;

  constructor(readonly thing: AuditedThing) {
    this.ignored = new Set([...ALWAYS_IGNORED, ...(thing.ignored ?? [])]);
    this.hidden = new Set(thing.hidden);
  }

  /** Whether changes of a top-level field leave no trace. */
  ignores(root: string): boolean {
    return this.ignored.has(root);
  }

  /** Whether the values at a path are kept back. */
  hides(path: readonly string[]): boolean {
    return path.some((name) => SECRET.test(name)) || this.hidden.has(path[0] ?? '');
  }
}
