import type { AuditChange, AuditValue } from '@solar/contracts/common/audit';
import { NEW_PRODUCT, type ProductFormValues } from './product-form-values';
import { undoChange } from './undo-change';

const VOC = { code: 'voc_v', value: 49.5, source: 'Datasheet', confidence: 'published' } as const;
const VALUES: ProductFormValues = {
  ...NEW_PRODUCT,
  name: 'Panel 500',
  powerW: 500,
  base: '120.00',
  attributes: [VOC, { code: 'cells', value: 144 }],
};
const change = (field: string, from: AuditValue, to: AuditValue = null): AuditChange => ({
  field,
  from,
  to,
});

it.each<[AuditChange, Partial<ProductFormValues>]>([
  [change('name', 'Panel', 'Panel 500'), { name: 'Panel' }],
  [change('powerW', null, 500), { powerW: null }],
  [
    change('seo.title.fr', 'Panneau'),
    { seo: { title: { en: '', fr: 'Panneau' }, description: { en: '', fr: '' } } },
  ],
  [change('base', '99.50 USD', '120.00 USD'), { base: '99.50' }],
  [change('sale', null, '90.00 USD'), { sale: '' }],
  [change('labels', '["new"]'), { labels: ['new'] }],
  [change('formerSlugs', null, '["panel"]'), {}],
  [
    change('attributes[cells].value', 120, 144),
    { attributes: [VOC, { code: 'cells', value: 120 }] },
  ],
  [
    change('attributes[voc_v].source', null, 'Datasheet'),
    {
      attributes: [
        { code: 'voc_v', value: 49.5, confidence: 'published' },
        { code: 'cells', value: 144 },
      ],
    },
  ],
  [change('attributes[cells].value', null, 144), { attributes: [VOC] }],
  [
    change('attributes[places].value', '["roof","ground"]'),
    { attributes: [...VALUES.attributes, { code: 'places', value: ['roof', 'ground'] }] },
  ],
])('undoes %j', (one, expected) => {
  expect(undoChange(VALUES, one, 'USD')).toEqual({ ...VALUES, ...expected });
});

it('brings a removed value back with its source, in whatever order the trail names its parts', () => {
  const parts = [
    change('attributes[isc_a].source', 'Maker'),
    change('attributes[isc_a].code', 'isc_a'),
    change('attributes[isc_a].value', 13.9),
  ];
  const undone = parts.reduce<ProductFormValues | undefined>(
    (values, one) => values && undoChange(values, one, 'USD'),
    VALUES,
  );
  expect(undone?.attributes.at(-1)).toEqual({ code: 'isc_a', value: 13.9, source: 'Maker' });
});

it.each([
  ['an amount in another currency', change('base', '99.50 AED')],
  ['a text that the trail shortened', change('description.en', `${'x'.repeat(999)}…`)],
  ['a hidden value', { ...change('name', null), hidden: true }],
  ['elements that are named by their place', change('pictures[0].folder', 'med-a')],
  ['a field that the form has not', change('rating.count', 3)],
])('does not undo %s', (_, one) => {
  expect(undoChange(VALUES, one, 'USD')).toBeUndefined();
});
