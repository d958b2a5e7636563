import type { LocalizedText } from '@solar/contracts/common/localized';
import type { AttributeGroupCode, AttributeType } from '@solar/contracts/catalog/product-data';

/** `unit`, type and words of every datasheet field; the order is that of the datasheet. */
export type DemoAttribute = {
  code: string;
  group: AttributeGroupCode;
  type: AttributeType;
  unit: string | null;
  name: LocalizedText;
  highlight: boolean;
  options: { value: string; label: LocalizedText }[];
};

export type Extra = {
  highlight?: boolean;
  options?: Record<string, readonly [en: string, fr: string]>;
};

/** An attribute of the demo catalogue with its words in both languages. */
export function attribute(
  group: AttributeGroupCode,
  code: string,
  type: AttributeType,
  unit: string | null,
  en: string,
  fr: string,
  extra: Extra = {},
): DemoAttribute {
  const options = Object.entries(extra.options ?? {}).map(([value, [labelEn, labelFr]]) => ({
    value,
    label: { en: labelEn, fr: labelFr },
  }));
  return {
    code,
    group,
    type,
    unit,
    name: { en, fr },
    highlight: extra.highlight ?? false,
    options,
  };
}

/** A number with its unit. */
export const number = (
  group: AttributeGroupCode,
  code: string,
  unit: string | null,
  en: string,
  fr: string,
  highlight = false,
) => attribute(group, code, 'number', unit, en, fr, { highlight });
