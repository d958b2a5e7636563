import type { AuditChange } from '@solar/contracts/common/audit';
import { undoneValues } from './undone-values';

const values = {
  name: { en: 'Panels', fr: '' },
  position: 4,
  parentId: null,
  days: [1, 2],
  offices: [
    { id: 'a', phone: '1' },
    { id: 'b', phone: '2' },
  ],
  plain: [{ text: 'x' }, { text: 'y' }],
};
const change = (field: string, from: AuditChange['from'], to: AuditChange['to']): AuditChange => ({
  field,
  from,
  to,
});

it.each([
  ['a text', change('name.en', 'Modules', 'Panels'), { name: { en: 'Modules', fr: '' } }],
  ['a text that was empty', change('name.en', null, 'Panels'), { name: { en: '', fr: '' } }],
  [
    'a text that was emptied',
    change('name.fr', 'Modules', null),
    { name: { en: 'Panels', fr: 'Modules' } },
  ],
  ['a number', change('position', 9, 4), { position: 9 }],
  ['a reference', change('parentId', 'cat_1', null), { parentId: 'cat_1' }],
  ['a list', change('days', '[5]', '[1,2]'), { days: [5] }],
  ['a list that was empty', change('days', null, '[1,2]'), { days: [] }],
  [
    'an element by its name',
    change('offices[b].phone', '3', '2'),
    { offices: [values.offices[0], { id: 'b', phone: '3' }] },
  ],
  [
    'an element by its place',
    change('plain[1].text', 'z', 'y'),
    { plain: [{ text: 'x' }, { text: 'z' }] },
  ],
] as const)('takes back %s', (_what, recorded, expected) => {
  expect(undoneValues(values, [recorded])).toEqual({
    values: { ...values, ...expected },
    left: 0,
  });
});

it.each([
  ['was changed again since', change('position', 9, 5)],
  ['is a secret', { ...change('position', null, null), hidden: true }],
  ['the trail has shortened', change('name.en', `${'x'.repeat(999)}…`, 'Panels')],
  ['is of an element that is gone', change('offices[c].phone', '1', null)],
  ['is beyond the list', change('plain[7].text', 'a', null)],
  ['the form has not got', change('name.de.long', 'x', null)],
  ['has no field at all', change('approvedAt', 'x', null)],
] as const)('leaves what %s', (_why, recorded) => {
  expect(undoneValues(values, [recorded])).toEqual({ values, left: 1 });
});

it('takes what it can, below a name of the form’s own', () => {
  const changes = [change('values.position', 9, 4), change('values.days', '[5]', '[7]')];
  const pathOf = (field: string) => field.replace(/^values\./, '');
  expect(undoneValues(values, changes, pathOf)).toEqual({
    values: { ...values, position: 9 },
    left: 1,
  });
});
