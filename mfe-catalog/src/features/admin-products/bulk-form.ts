import {
  bulkChangeSchema,
  type BulkChange,
  type BulkField,
} from '@solar/contracts/catalog/bulk-http';
import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import { EDITABLE_LABELS, type AttributeValue } from '@solar/contracts/catalog/product-data';
import { z } from 'zod';
import { emptyValueOf } from './components/attribute-value';

/** Fields that many products can be changed in; the last two with the permission for prices. */
export const BULK_FIELDS = [
  'active',
  'featured',
  'categoryId',
  'brandId',
  'label',
  'weightGrams',
  'powerW',
  'attribute',
  'price',
  'sale',
] as const satisfies readonly BulkField[];
export const PRICE_FIELDS: readonly BulkField[] = ['price', 'sale'];
/** Fields whose value is a number that may be left out. */
const MAY_BE_EMPTY: readonly BulkField[] = ['weightGrams', 'powerW', 'sale'];

/** One value for each kind of field; the chosen field says which one counts. */
const values = z.object({
  field: z.enum(BULK_FIELDS),
  on: z.enum(['yes', 'no']),
  reference: z.string(),
  label: z.enum(EDITABLE_LABELS),
  amount: z.number().nullable(),
  code: z.string().nullable(),
  attributes: z.array(z.object({ value: z.custom<AttributeValue>() })),
});
export type BulkValues = z.input<typeof values>;

export const bulkFormSchema = values.transform((form, context): BulkChange => {
  const parsed = bulkChangeSchema.safeParse(changeOf(form));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', path: [inputOf(form.field)] });
  return z.NEVER;
});

export const NO_BULK_VALUES: BulkValues = {
  field: 'active',
  on: 'yes',
  reference: '',
  label: 'new',
  amount: null,
  code: null,
  attributes: [{ value: '' }],
};

/** Which control the field is set by. */
export function inputOf(field: BulkField): keyof BulkValues {
  switch (field) {
    case 'active':
    case 'featured':
    case 'label':
      return 'on';
    case 'categoryId':
    case 'brandId':
      return 'reference';
    case 'attribute':
      return 'code';
    default:
      return 'amount';
  }
}

/** Whether a field may be left without a value. */
export const mayBeEmpty = (field: BulkField): boolean => MAY_BE_EMPTY.includes(field);

/** What an attribute starts with once it is chosen. */
export const firstValueOf = (definition: AdminAttribute) => [{ value: emptyValueOf(definition) }];

function changeOf(form: BulkValues): unknown {
  const { field } = form;
  const on = form.on === 'yes';
  switch (inputOf(field)) {
    case 'on':
      return field === 'label' ? { field, label: form.label, value: on } : { field, value: on };
    case 'reference':
      return { field, value: form.reference };
    case 'code': {
      const value = on ? form.attributes[0]?.value : null;
      return { field, code: form.code, value };
    }
    default:
      return { field, value: form.amount };
  }
}
