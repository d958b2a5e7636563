import type { CallOptions } from './api';
import { sampleOf, type Operation, type Schema } from './openapi';

/** A request that must be refused, and why. */
export interface BadRequest {
  why: string;
  path: string;
  options: CallOptions;
  /** Sent without the token of the person who may. */
  token?: string;
}

const ULID_OF_NOBODY = '00000000000000000000000000';
const LONG = 'x'.repeat(70_000);

/** Values that no field of this type takes. */
function wrongValues(schema: Schema): [string, unknown][] {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'integer':
      return [
        ['text for a number', 'abc'],
        ['a fraction', 1.5],
        ['minus a billion', -1_000_000_000],
        ['an object for a number', {}],
      ];
    case 'number':
      return [
        ['text for a number', 'abc'],
        ['an object for a number', {}],
      ];
    case 'string':
      return [
        ['a number for text', 12],
        ['an operator for text', { $gt: '' }],
        ['text without end', LONG],
        ['a list for text', ['a']],
      ];
    case 'boolean':
      return [['text for yes or no', 'maybe']];
    case 'array':
      return [
        ['text for a list', 'abc'],
        ['a list of nothing known', [{ $where: '1' }]],
      ];
    case 'object':
      return [
        ['text for an object', 'abc'],
        ['an operator for an object', { $ne: null }],
      ];
    default:
      return [['an operator', { $ne: null }]];
  }
}

function bodiesOf(schema: Schema): [string, unknown][] {
  const good = sampleOf(schema);
  const base = typeof good === 'object' && good !== null ? (good as Record<string, unknown>) : {};
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => part.type !== undefined && !part.anyOf && !part.oneOf,
  );
  return [
    ['no JSON', '{"a":'],
    ['an unknown field', { ...base, __proto_pollution: 1, unknownField: true }],
    ['a list', [base]],
    ['null', 'null'],
    ['a text', '"text"'],
    ['a body over the limit', { ...base, filler: 'x'.repeat(600_000) }],
    ...fields.flatMap(([name, part]) =>
      wrongValues(part).map(([why, value]): [string, unknown] => [
        `${name}: ${why}`,
        { ...base, [name]: value },
      ]),
    ),
    ...(schema.required ?? []).map((name): [string, unknown] => {
      const { [name]: _left, ...rest } = base;
      return [`${name} left out`, rest];
    }),
  ];
}

/** Fills path parameters with ids that exist nowhere. */
function nowhere(operation: Operation): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema;
    const prefix = /^\^([a-z]+)_\[/.exec(schema?.pattern ?? '')?.[1];
    return prefix ? `${prefix}_${ULID_OF_NOBODY}` : ULID_OF_NOBODY;
  });
}

const ODD_IDS = [
  '%00',
  '..%252f..%252fetc',
  '%7B%22$ne%22:null%7D',
  'a'.repeat(400),
  '-1',
  '%E0%A4%A',
];

/** Requests that this operation has to refuse with a 4xx. */
export function badRequestsFor(operation: Operation): BadRequest[] {
  const path = nowhere(operation);
  const list: BadRequest[] = [];
  if (operation.body) {
    list.push(...bodiesOf(operation.body).map(([why, body]) => ({ why, path, options: { body } })));
  }
  if (operation.path.includes('{')) {
    for (const odd of ODD_IDS) {
      list.push({
        why: `id ${odd.slice(0, 20)}`,
        path: operation.path.replace(/\{\w+\}/g, odd),
        options: operation.body ? { body: sampleOf(operation.body) } : {},
      });
    }
  }
  if (
    operation.method === 'GET' &&
    operation.parameters.some((parameter) => parameter.in === 'query')
  ) {
    list.push({ why: 'an unknown query parameter', path, options: { query: { nonsense: '1' } } });
    for (const { name, in: at, schema } of operation.parameters) {
      if (at !== 'query' || !schema || !['integer', 'number'].includes(String(schema.type)))
        continue;
      for (const value of ['abc', '-1', '1e99', 'NaN']) {
        list.push({ why: `${name}=${value}`, path, options: { query: { [name]: value } } });
      }
    }
  }
  return list;
}
