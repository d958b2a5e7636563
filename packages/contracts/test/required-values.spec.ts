import fc from 'fast-check';
import {
  missingCodes,
  requiredCodes,
  type RequiredCondition,
} from '../src/catalog/required-values';

const bifacial = { code: 'bifaciality_pct', attribute: 'bifacial', equals: true };
const nominal = { code: 'battery_nominal_v', attribute: 'battery_class', equals: 'low-voltage' };

it.each<
  [string, RequiredCondition[], { code: string; value: string | number | boolean }[], string[]]
>([
  ['the value', [bifacial], [{ code: 'bifacial', value: true }], ['bifaciality_pct']],
  ['another value', [bifacial], [{ code: 'bifacial', value: false }], []],
  ['no value', [bifacial], [], []],
  ['a value of another type', [bifacial], [{ code: 'bifacial', value: 'true' }], []],
  [
    'what is asked for',
    [bifacial],
    [
      { code: 'bifacial', value: true },
      { code: 'bifaciality_pct', value: 80 },
    ],
    [],
  ],
  [
    'one of several values',
    [nominal, { ...nominal, equals: 'ac-coupled' }],
    [{ code: 'battery_class', value: 'ac-coupled' }],
    ['battery_nominal_v'],
  ],
])('asks under a condition of a product with %s', (_, requiredWhen, values, missing) => {
  expect(missingCodes({ requiredAttributes: [], requiredWhen }, values)).toEqual(missing);
});

it('goes by the last value of an attribute: a product’s own comes after its category’s', () => {
  const values = [
    { code: 'bifacial', value: true },
    { code: 'bifacial', value: false },
  ];
  expect(missingCodes({ requiredAttributes: [], requiredWhen: [bifacial] }, values)).toEqual([]);
});

const code = fc.constantFrom('a', 'b', 'c', 'd');
const value = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 2 }), fc.constantFrom('x', 'y'));
const values = fc
  .uniqueArray(fc.record({ code, value }), { selector: (one) => one.code })
  .map((all) => all.map((one) => ({ ...one })));
const requirements = fc.record({
  requiredAttributes: fc.array(code),
  requiredWhen: fc.array(fc.record({ code, attribute: code, equals: value })),
});

it('asks for each attribute once, always for what is unconditional, and for nothing that is there', () => {
  fc.assert(
    fc.property(requirements, values, (asked, given) => {
      const required = requiredCodes(asked, given);
      const missing = missingCodes(asked, given);
      const known: string[] = given.map((one) => one.code);
      const always: string[] = asked.requiredAttributes;
      expect(new Set(required).size).toBe(required.length);
      expect(required).toEqual(expect.arrayContaining(asked.requiredAttributes));
      expect(missing).toEqual(required.filter((one) => !known.includes(one)));
      for (const one of required.filter((each) => !always.includes(each))) {
        const holds = asked.requiredWhen.some(
          (condition) =>
            condition.code === one &&
            given.some(
              (each) => each.code === condition.attribute && each.value === condition.equals,
            ),
        );
        expect(holds).toBe(true);
      }
    }),
  );
});

it('asks for no less where a value is added, but for the value itself', () => {
  fc.assert(
    fc.property(requirements, values, fc.record({ code, value }), (asked, given, added) => {
      fc.pre(!given.some((one) => one.code === added.code));
      const before = missingCodes(asked, given).filter((one) => one !== added.code);
      expect(missingCodes(asked, [...given, added])).toEqual(expect.arrayContaining(before));
    }),
  );
});
