import { resolve } from 'node:path';
import { contractConsumers } from '../contracts/contract-consumers.mjs';
import { contractReport } from '../contracts/contract-report.mjs';
import {
  acceptedBreaks,
  contractBreaks,
  lastRelease,
  presentContracts,
  withoutAccepted,
} from '../contracts/released-contracts.mjs';
import { breakingChanges } from '../contracts/schema-changes.mjs';

const ROOT = resolve(__dirname, '../../..');

interface ObjectSchema {
  properties: Record<string, object>;
  required: string[];
}

/** A copy of the present contracts in which one schema was changed. */
function withChange(
  find: (contracts: ReturnType<typeof presentContracts>) => unknown,
  change: (schema: ObjectSchema) => void,
) {
  const copy = structuredClone(presentContracts(ROOT));
  change(find(copy) as ObjectSchema);
  return copy;
}

describe('contracts since the last release', () => {
  it('have gained, and nothing else', () => {
    // A message that must change gets a new version beside the old one; `npm run contracts:release` keeps a release.
    expect(contractReport(ROOT)).toEqual([]);
  });

  it('accept a break only with its reason', () => {
    expect(acceptedBreaks(ROOT).filter(({ why }) => !why)).toEqual([]);
    const found = [{ slice: 'checkout', contract: 'orderSchema', field: 'note', what: 'gone' }];
    const agreed = { contract: 'orderSchema', field: 'note' };
    expect(withoutAccepted(found, [{ ...agreed, why: 'Nobody shows it.' }])).toEqual([]);
    expect(withoutAccepted(found, [{ ...agreed, why: '' }])).toEqual(found);
  });
});

describe('a change that breaks', () => {
  it('names the field of an event that was removed, and who reads it', () => {
    const changed = withChange(
      ({ inventory }) => inventory?.messages['evt.inventory.order.shipped.v1'],
      (schema) => delete schema.properties['trackingNumber'],
    );
    expect(contractReport(ROOT, changed)).toEqual([
      expect.stringMatching(
        /^inventory: evt\.inventory\.order\.shipped\.v1 trackingNumber: the field was removed since .* \(used by services\/checkout\)$/,
      ),
    ]);
  });

  it('names the required field that was added to an event', () => {
    const changed = withChange(
      ({ checkout }) => checkout?.messages['evt.checkout.order.placed.v1'],
      (schema) => {
        schema.properties['channel'] = { type: 'string' };
        schema.required.push('channel');
      },
    );
    expect(contractReport(ROOT, changed)).toEqual([
      expect.stringMatching(
        /order\.placed\.v1 channel: a required field was added .*\(used by services\/account, services\/admin, services\/catalog\)/,
      ),
    ]);
  });

  it('is found in a request of the browser, an answer to it, a request between services and its reply', () => {
    const changed = structuredClone(presentContracts(ROOT));
    const drop = (schema: unknown, field: string) => {
      const { properties } = schema as ObjectSchema;
      expect(Reflect.has(properties, field)).toBe(true);
      Reflect.deleteProperty(properties, field);
    };
    const { schemas = {}, reads = {} } = changed['checkout'] ?? {};
    drop(schemas['startCheckoutSchema'], 'shippingMethodId');
    drop(schemas['orderSchema'], 'orderNumber');
    drop(reads['rpc.checkout.order.find.v1']?.request, 'orderId');
    const found = contractReport(ROOT, changed).join('\n');
    expect(found).toMatch(/startCheckoutSchema shippingMethodId: .*mfe-checkout/);
    expect(found).toMatch(/orderSchema orderNumber: .*mfe-checkout/);
    expect(found).toMatch(/order\.find\.v1 request orderId: .*services\/account/);
  });
});

describe('what counts as a break', () => {
  const object = (properties: object, required: string[] = []) => ({
    type: 'object',
    properties,
    required,
  });
  const text = { type: 'string' };
  const open = { type: 'string', enum: ['open'] };
  const openOrDone = { type: 'string', enum: ['open', 'done'] };

  it.each([
    ['an optional field more', object({}), object({ note: text }), 'read', 0],
    ['a required field more', object({}), object({ note: text }, ['note']), 'shown', 1],
    ['a field that became required', object({ a: text }), object({ a: text }, ['a']), 'taken', 1],
    ['a field that became optional', object({ a: text }, ['a']), object({ a: text }), 'shown', 1],
    ['the same where it is asked for', object({ a: text }, ['a']), object({ a: text }), 'taken', 0],
    ['a value more in an answer', open, openOrDone, 'shown', 0],
    ['a value more in a request', open, openOrDone, 'taken', 0],
    ['a value more in an event', open, openOrDone, 'read', 1],
    ['a value less in a request', openOrDone, open, 'taken', 1],
    [
      'a longer text in a request',
      { ...text, maxLength: 9 },
      { ...text, maxLength: 10 },
      'taken',
      0,
    ],
    ['a longer text in an event', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }, 'read', 1],
    [
      'a shorter text in a request',
      { ...text, maxLength: 9 },
      { ...text, maxLength: 8 },
      'taken',
      1,
    ],
    [
      'another type inside a list',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'number' } },
      'shown',
      1,
    ],
    ['nothing where there was a text', text, { anyOf: [text, { type: 'null' }] }, 'shown', 1],
    [
      'an alternative more in a request',
      { anyOf: [text] },
      { anyOf: [text, { type: 'null' }] },
      'taken',
      0,
    ],
    [
      'an alternative more in an event',
      { anyOf: [text] },
      { anyOf: [text, { type: 'null' }] },
      'read',
      1,
    ],
    ['an alternative less', { anyOf: [text, { type: 'null' }] }, { anyOf: [text] }, 'taken', 1],
    ['a strict command', object({}), { ...object({}), additionalProperties: false }, 'taken', 1],
  ] as const)('%s', (_name, before, after, use, breaks) => {
    expect(breakingChanges({ ...before }, { ...after }, use)).toHaveLength(breaks);
  });

  it('follows the branches of a choice by the constant that distinguishes them', () => {
    const branch = (kind: string, properties: object = {}) =>
      object({ kind: { const: kind }, ...properties });
    const before = { oneOf: [branch('card', { last4: text }), branch('bank')] };
    const after = { oneOf: [branch('bank', { iban: text }), branch('card')] };
    expect(breakingChanges(before, after, 'read')).toEqual([
      { field: 'last4', what: 'the field was removed' },
    ]);
  });

  it('is a contract that is gone, too', () => {
    const { contracts } = lastRelease(ROOT);
    const present = structuredClone(contracts);
    delete present['checkout']?.schemas['orderSchema'];
    expect(contractBreaks(contracts, present)).toMatchObject([
      { contract: 'orderSchema', what: 'the contract was removed' },
    ]);
  });
});

it('finds the readers of an answer by the type that follows from its schema', () => {
  const consumersOf = contractConsumers(ROOT);
  expect(consumersOf('orderSchema', 'checkout')).toContain('mfe-checkout');
  expect(consumersOf('cmd.inventory.hold.place.v1', 'inventory')).toEqual(['services/checkout']);
});
