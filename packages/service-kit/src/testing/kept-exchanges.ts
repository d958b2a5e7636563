import type { Expectation, Fields } from './expectations';

/** What the tests in one file of a front end sent, and what answered in a service's place. */
export interface KeptExchanges {
  consumer: string;
  file: string;
  exchanges: readonly { request: string; sent?: unknown; answer?: unknown }[];
}

/** Ids, slugs and numbers in an address; what is left is the same in all tests. */
const NO_NAME = /^(?:[a-z]+_[\w-]+|\d[\w-]*|[0-9a-f-]{36})$/;

/** One expectation for each consumer and address: the fields that all its tests together send and read. */
export function expectationsIn(kept: readonly KeptExchanges[]): Expectation[] {
  const found = new Map<string, Collected>();
  for (const { consumer, exchanges } of kept) {
    for (const { request, sent, answer } of exchanges) {
      const address = request.split('/').map(withoutId).join('/');
      const key = `${consumer} ${address}`;
      const one = found.get(key) ?? new Collected(consumer, address);
      found.set(key, one);
      one.sent.take(sent);
      one.answer.take(answer);
    }
  }
  return [...found]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([, { consumer, request, sent, answer }]) => ({
      ...{ consumer, request },
      ...{ sent: sent.fields(), answer: answer.fields() },
    }));
}

const withoutId = (part: string) => (NO_NAME.test(part) ? '*' : part);

class Collected {
  readonly sent = new FieldCount();
  readonly answer = new FieldCount();
  constructor(
    readonly consumer: string,
    readonly request: string,
  ) {}
}

/** Counts how often each field stands in the objects that could have it. */
class FieldCount {
  private readonly objects = new Map<string, number>();
  private readonly seen = new Map<string, { count: number; kinds: Set<string> }>();

  take(value: unknown, path = ''): void {
    if (Array.isArray(value)) {
      for (const one of value) this.take(one, `${path}[]`);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    this.objects.set(path, (this.objects.get(path) ?? 0) + 1);
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      const field = path === '' ? name : `${path}.${name}`;
      const { count, kinds } = this.seen.get(field) ?? { count: 0, kinds: new Set<string>() };
      this.seen.set(field, { count: count + 1, kinds: kinds.add(kindOf(inner)) });
      this.take(inner, field);
    }
  }

  fields(): Fields {
    const all = [...this.seen].sort(([one], [other]) => one.localeCompare(other, 'en'));
    return Object.fromEntries(
      all.map(([field, { count, kinds }]) => {
        const around = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
        const always = count === this.objects.get(around);
        return [field, `${[...kinds].sort().join('|')}${always ? '' : '?'}`];
      }),
    );
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
