import { approvalEffect } from './approval-effect';

const TODAY = '2026-11-26';
const list = (of: object) => ({
  ...{ customer: null, group: { id: 'grp_1', name: 'Installers' } },
  ...{ validFrom: null, validUntil: null },
  ...of,
});

it.each([
  ['now', {}],
  ['now', { validFrom: TODAY, validUntil: TODAY }],
  ['later', { validFrom: '2026-11-27' }],
  ['over', { validUntil: '2026-11-25' }],
  ['nobody', { group: null }],
] as const)('says %s of a list with %j', (effect, of) => {
  expect(approvalEffect(list(of), TODAY)).toBe(effect);
});
