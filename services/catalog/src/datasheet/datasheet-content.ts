import { measureText } from '@solar/contracts/catalog/measure-text';
import type { AttributeGroupView, ProductAttribute } from '@solar/contracts/catalog/http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { withMinusSign } from '@solar/contracts/common/minus-sign';
import { unitSymbol } from '@solar/contracts/common/unit-symbol';
import { writtenDate } from '@solar/contracts/common/written-date';
import type { ProductRecord } from '../index/catalogue-records';
import { curveCharts, type CurveChart } from './datasheet-curves';
import { DATASHEET_TEXTS } from './datasheet-texts';
import { sidesOf, type Sides } from './sides';

type Row = { label: string; value: string; known: boolean };

/** What a datasheet says, in one language. There is no price in it: the same file is for everybody. */
export type Datasheet = {
  language: Language;
  siteName: string;
  title: string;
  sku: string;
  category: string;
  summary: string;
  groups: { title: string; rows: Row[] }[];
  sides: Sides | null;
  charts: CurveChart[];
  documents: string[];
  approvals: string[];
  asOf: string;
};

type Source = {
  record: ProductRecord;
  brand: string;
  category: { en: string; fr: string };
  groups: readonly AttributeGroupView[];
  siteName: string;
};

export function datasheetContent(source: Source, language: Language): Datasheet {
  const { record, brand, category, groups, siteName } = source;
  const texts = DATASHEET_TEXTS[language];
  return {
    language,
    siteName,
    title: `${brand} ${record.name}`,
    sku: record.sku,
    category: textIn(category, language),
    summary: textIn(record.summary, language),
    groups: groups.map((group) => ({
      title: textIn(group.label, language),
      rows: [
        ...group.attributes.map((attribute) => rowOf(attribute, language)),
        ...(group.notPublished ?? []).map(({ label }) => ({
          label: textIn(label, language),
          value: texts.notPublished,
          known: false,
        })),
      ],
    })),
    sides: sidesOf(record.attributes),
    charts: curveCharts(record.attributes),
    documents: record.downloads.map(({ title, validUntil }) =>
      [textIn(title, language), ...validity(validUntil, language)].join(', '),
    ),
    approvals: (record.approvals ?? []).map(({ authority, reference, asOf, validUntil, source }) =>
      [
        authority,
        ...(reference ? [reference] : []),
        texts.asOf(writtenDate(asOf, language, 'long')),
        ...validity(validUntil, language),
        ...(source ? [source] : []),
      ].join(', '),
    ),
    asOf: writtenDate(record.updatedAt, language, 'long'),
  };
}

/** Of an angle, which no space parts from its number. */
const DEGREE = '°';

function rowOf(attribute: ProductAttribute, language: Language): Row {
  const texts = DATASHEET_TEXTS[language];
  const { label, unit, confidence, source } = attribute;
  const mark = confidence ? (texts.confidence[confidence] ?? '') : '';
  const text = valueText(attribute, language);
  const value = unit ? `${text}${unit === DEGREE ? '' : ' '}${unitSymbol(unit, language)}` : text;
  const notes = [mark, ...(source ? [`· ${source}`] : [])].filter((note) => note !== '');
  return { label: textIn(label, language), value: [value, ...notes].join(' '), known: true };
}

function valueText({ value, valueLabel }: ProductAttribute, language: Language): string {
  if (valueLabel) return textIn(valueLabel, language);
  const texts = DATASHEET_TEXTS[language];
  const number = (one: number) => numberText(one, language);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return measureText(value, number);
  const parts = value.map((part) => (typeof part === 'number' ? number(part) : part));
  const [first] = parts;
  const same = parts.length > 2 && parts.every((part) => part === first);
  return same ? `${parts.length} × ${first}` : parts.join(' · ');
}

/** Coefficients of models are far below one; figures of datasheets have few decimals. */
export function numberText(value: number, language: Language): string {
  const digits =
    value !== 0 && Math.abs(value) < 0.01
      ? { maximumSignificantDigits: 7 }
      : { maximumFractionDigits: 4 };
  return withMinusSign(new Intl.NumberFormat(language, digits).format(value));
}

function validity(day: string | null | undefined, language: Language): string[] {
  return day ? [DATASHEET_TEXTS[language].validUntil(writtenDate(day, language, 'long'))] : [];
}
