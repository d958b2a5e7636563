import { AUDIT_VALUE_MAX } from '@solar/contracts/common/audit';
import { AUDITED, NOT_AUDITED } from '@solar/contracts/common/audited-things';
import { AuditRules } from '../src/audit/audit-rules';
import { changesBetween } from '../src/audit/changes-between';
import { thingLabel } from '../src/audit/thing-label';
import { watchWrites } from '../src/audit/watch-writes';

const rules = (more = {}) => new AuditRules({ type: 'thing', read: 'admin.audit.read', ...more });

describe('changes between two states', () => {
  it('name each field with its values, at any depth', () => {
    const before = {
      _id: '1',
      version: 1,
      name: { en: 'Old', fr: 'Vieux' },
      price: { amountMinor: 100 },
    };
    const after = { _id: '1', version: 2, name: { en: 'New', fr: 'Vieux' }, price: null };
    expect(changesBetween(before, after, rules())).toEqual([
      { field: 'name.en', from: 'Old', to: 'New' },
      { field: 'price.amountMinor', from: 100, to: null },
    ]);
  });

  it('show money as people read it', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(changesBetween({ base: usd(1_250) }, { base: usd(999) }, rules())).toEqual([
      { field: 'base', from: '12.50 USD', to: '9.99 USD' },
    ]);
  });

  it('follow the elements of a list by what identifies them', () => {
    const items = [
      { productId: 'a', price: 1 },
      { productId: 'b', price: 2 },
    ];
    const after = { items: [{ productId: 'b', price: 3 }] };
    expect(changesBetween({ items }, after, rules())).toEqual([
      { field: 'items[a].productId', from: 'a', to: null },
      { field: 'items[a].price', from: 1, to: null },
      { field: 'items[b].price', from: 2, to: 3 },
    ]);
  });

  it('are all fields of what is new or gone, and none of what stays', () => {
    const at = new Date('2026-03-01T08:00:00Z');
    expect(changesBetween(null, { code: 'A', at, tags: ['x'] }, rules())).toEqual([
      { field: 'code', from: null, to: 'A' },
      { field: 'at', from: null, to: at.toISOString() },
      { field: 'tags', from: null, to: '["x"]' },
    ]);
    expect(changesBetween({ at }, { at: new Date(at) }, rules())).toEqual([]);
  });

  it('are none where a text that was never written is stored as an empty one', () => {
    expect(changesBetween({ seo: null }, { seo: { title: '' } }, rules())).toEqual([]);
    expect(changesBetween({ note: '' }, { note: 'Call' }, rules())).toEqual([
      { field: 'note', from: '', to: 'Call' },
    ]);
  });

  it.each([
    'passwordHash',
    'newPassword',
    'refreshToken',
    'clientSecret',
    'confirmHash',
    'recoveryCodes',
    'cardNumber',
    'cvc',
  ])('never have the value of %s, at any depth', (name) => {
    const state = (value: string) => ({
      [name]: value,
      deep: { list: [{ id: '1', [name]: value }] },
    });
    const changes = changesBetween(state('first-secret'), state('second-secret'), rules());
    expect(changes).toEqual([
      { field: name, from: null, to: null, hidden: true },
      { field: `deep.list[1].${name}`, from: null, to: null, hidden: true },
    ]);
    expect(JSON.stringify(changesBetween(null, state('made-secret'), rules()))).not.toContain(
      'made-secret',
    );
  });

  it('say of personal data only that they changed', () => {
    const hiding = rules({ hidden: ['email', 'address'] });
    const before = { email: 'a@b.c', address: { city: 'Dubai' }, role: 'user' };
    const after = { email: 'd@e.f', address: { city: 'Sharjah' }, role: 'editor' };
    const changes = changesBetween(before, after, hiding);
    expect(JSON.stringify(changes)).not.toMatch(/a@b|d@e|Dubai|Sharjah/);
    expect(changes).toContainEqual({ field: 'role', from: 'user', to: 'editor' });
    expect(changes).toContainEqual({ field: 'address.city', from: null, to: null, hidden: true });
  });

  it('cut long texts, and still distinguish two that begin alike', () => {
    const long = 'x'.repeat(AUDIT_VALUE_MAX);
    const [change] = changesBetween({ body: `${long}1` }, { body: `${long}2` }, rules());
    expect(String(change?.to)).toHaveLength(AUDIT_VALUE_MAX);
    expect(change?.field).toBe('body');
  });
});

it('calls a thing what people call it', () => {
  expect(thingLabel({ orderNumber: 'ALS-7', name: 'x' })).toBe('ALS-7');
  expect(thingLabel({ title: { en: 'About', fr: 'À propos' } })).toBe('About');
  expect(thingLabel({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron');
  expect(thingLabel({})).toBe('');
});

it('lists no collection as audited and as not audited', () => {
  for (const [service, collections] of Object.entries(AUDITED)) {
    const exempt = Object.keys(NOT_AUDITED[service] ?? {});
    expect(Object.keys(collections).filter((name) => exempt.includes(name))).toEqual([]);
  }
});

describe('writes of a watched collection', () => {
  /** A collection that notes what it is asked. */
  function watched(isRecorded = true) {
    const calls: string[] = [];
    const write = (name: string) => () => {
      calls.push(name);
      return Promise.resolve({});
    };
    const names = [
      'insertOne',
      'insertMany',
      'updateOne',
      'replaceOne',
      'findOneAndUpdate',
      'findOneAndReplace',
      'deleteOne',
      'findOneAndDelete',
      'updateMany',
      'deleteMany',
      'bulkWrite',
    ];
    const collection = Object.fromEntries(names.map((name) => [name, write(name)]));
    const find = () => ({ toArray: () => Promise.resolve((calls.push('find'), [{ _id: '1' }])) });
    const target: Record<string, (...args: unknown[]) => Promise<unknown>> = collection;
    watchWrites(Object.assign(target, { find }), {
      ignores: (root) => root === 'version' || root === 'counted',
      isRecorded: () => isRecorded,
      inTransaction: (_session, work) => (calls.push('transaction'), work({} as never)),
      seen: (id) => calls.push(`seen ${id}`),
    });
    return { target, calls };
  }

  it('are compared in one transaction', async () => {
    const { target, calls } = watched();
    await target['updateOne']?.({ _id: '1' }, { $set: { name: 'x' }, $inc: { version: 1 } });
    expect(calls).toEqual(['transaction', 'find', 'updateOne', 'find', 'seen 1']);
  });

  it.each<[string, unknown[]]>([
    ['updateOne', [{}, { $inc: { counted: 1 } }]],
    ['updateMany', [{}, { $set: { 'counted.by': 1, version: 2 } }]],
    ['findOneAndUpdate', [{}, [{ $set: { counted: 1 } }, { $unset: ['version'] }]]],
    ['bulkWrite', [[{ updateOne: { filter: { _id: '1' }, update: { $set: { counted: 1 } } } }]]],
  ])('cost nothing when %s touches only what is not recorded', async (name, args) => {
    const { target, calls } = watched();
    await target[name]?.(...args);
    expect(calls).toEqual([name]);
  });

  it.each<[string, unknown[]]>([
    ['insertOne', [{ _id: '1' }]],
    ['insertMany', [[{ _id: '1' }]]],
    ['replaceOne', [{ _id: '1' }, { name: 'x' }]],
    ['deleteOne', [{ _id: '1' }]],
    ['deleteMany', [{}]],
    ['findOneAndDelete', [{ _id: '1' }]],
    ['bulkWrite', [[{ deleteOne: { filter: { _id: '1' } } }]]],
    ['bulkWrite', [[{ updateOne: { filter: { a: 1 }, update: { $set: { name: 1 } } } }]]],
    ['findOneAndUpdate', [{}, [{ $set: { name: 1 } }]]],
  ])('are recorded by %s', async (name, args) => {
    const { target, calls } = watched();
    await target[name]?.(...args);
    expect(calls).toContain('seen 1');
  });

  it('cost nothing when nobody is recorded', async () => {
    const { target, calls } = watched(false);
    await target['deleteOne']?.({ _id: '1' });
    expect(calls).toEqual(['deleteOne']);
  });
});
