import { AUDIT_VALUE_MAX, type AuditChange, type AuditValue } from '@solar/contracts/common/audit';
import { LANGUAGES } from '@solar/contracts/common/languages';
import { amountText } from '../admin-shared/money-input';
import { recordedMoney } from '@solar/contracts/common/recorded-money';
import { NEW_PRODUCT, type ProductFormValues } from './product-form-values';

type Attributes = ProductFormValues['attributes'];

const PLAIN: ReadonlySet<string> = new Set([
  ...[
    'sku',
    'slug',
    'name',
    'categoryId',
    'brandId',
    'powerW',
    'weightGrams',
    'featured',
    'active',
  ],
  ...['summary', 'description', 'seo.title', 'seo.description'].flatMap((text) =>
    LANGUAGES.map((language) => `${text}.${language}`),
  ),
]);
const AMOUNTS: ReadonlySet<string> = new Set(['base', 'sale', 'cost']);
/** What the service works out from the other fields. */
const DERIVED = /^(formerSlugs|convertedPrices)\b/;
const ATTRIBUTE = /^attributes\[([^\]]+)\]\.(code|value|source|confidence)$/;

/**
 * The values of the product's form with one recorded change taken back; undefined when the trail has too little of it: long
 * texts that it shortened, and lists of pictures, files and tiers, whose elements it names by their place.
 */
export function undoChange(
  values: ProductFormValues,
  change: AuditChange,
  currency: string,
): ProductFormValues | undefined {
  const { field, from } = change;
  if (change.hidden || isShortened(from)) return undefined;
  if (DERIVED.test(field)) return values;
  if (PLAIN.has(field)) return withValue(values, field.split('.'), from ?? startOf(field));
  if (AMOUNTS.has(field)) {
    const text = amountOf(from, currency);
    return text === undefined ? undefined : { ...values, [field]: text };
  }
  if (field === 'labels') return { ...values, labels: listOf(from) as typeof values.labels };
  const [, code, part] = ATTRIBUTE.exec(field) ?? [];
  if (code === undefined || part === undefined) return undefined;
  return { ...values, attributes: withAttribute(values.attributes, code, part, from) };
}

function isShortened(value: AuditValue): boolean {
  return typeof value === 'string' && value.length === AUDIT_VALUE_MAX && value.endsWith('…');
}

function amountOf(from: AuditValue, currency: string): string | undefined {
  if (from === null) return '';
  const amount = recordedMoney(from);
  return amount?.currency === currency ? amountText(amount) : undefined;
}

function withAttribute(
  attributes: Attributes,
  code: string,
  part: string,
  from: AuditValue,
): Attributes {
  const known = attributes.find((one) => one.code === code);
  if (from === null && (part === 'value' || part === 'code' || !known)) {
    return attributes.filter((one) => one !== known);
  }
  const parts = { value: '', ...known, code, [part]: part === 'value' ? listOr(from) : from };
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  const changed = Object.fromEntries(given) as Attributes[number];
  if (!known) return [...attributes, changed];
  return attributes.map((one) => (one === known ? changed : one));
}

/** The trail writes a list as JSON. */
function listOr(value: AuditValue): unknown {
  return typeof value === 'string' && value.startsWith('[') ? listOf(value) : value;
}

function listOf(value: AuditValue): unknown[] {
  return typeof value === 'string' ? (JSON.parse(value) as unknown[]) : [];
}

/** What a field of a new product holds. */
function startOf(field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], NEW_PRODUCT);
}

function withValue<T>(part: T, [name = '', ...rest]: readonly string[], value: unknown): T {
  const inner = (part as Record<string, unknown>)[name];
  return { ...part, [name]: rest.length === 0 ? value : withValue(inner, rest, value) };
}
