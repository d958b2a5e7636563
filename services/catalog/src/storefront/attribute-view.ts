import type { AttributeGroupView, ProductAttribute } from '@solar/contracts/catalog/http';
import { ATTRIBUTE_GROUPS, type SourcedValue } from '@solar/contracts/catalog/product-data';
import { missingCodes, type Requirements } from '@solar/contracts/catalog/required-values';
import type { AttributeRecord, ProductRecord } from '../index/catalogue-records';

type AttributeDefinitions = ReadonlyMap<string, AttributeRecord>;

/** Key figures on a card. */
const HIGHLIGHTS_MAX = 3;

type Attributes = Pick<ProductRecord, 'attributes'>;

/** The product's attributes by their definitions, in the order of the datasheet. */
function attributesOf(
  { attributes }: Attributes,
  definitions: AttributeDefinitions,
  given: readonly SourcedValue[] = [],
): { definition: AttributeRecord; view: ProductAttribute }[] {
  const own = new Set(attributes.map(({ code }) => code));
  const inherited = given.filter(({ code }) => !own.has(code));
  const sources = new Map(inherited.map(({ code, source }) => [code, source]));
  return [...attributes, ...inherited]
    .flatMap(({ code, value, confidence }) => {
      const definition = definitions.get(code);
      if (!definition) return [];
      const source = sources.get(code);
      const option = definition.options.find((one) => one.value === value);
      const view: ProductAttribute = {
        code,
        label: definition.name,
        value,
        unit: definition.unit,
        ...(confidence ? { confidence } : {}),
        ...(source ? { source } : {}),
        ...(option ? { valueLabel: option.label } : {}),
        ...(definition.decimals === null ? {} : { decimals: definition.decimals }),
      };
      return [{ definition, view }];
    })
    .sort((a, b) => a.definition.position - b.definition.position);
}

export function highlightsOf(
  record: ProductRecord,
  definitions: AttributeDefinitions,
): ProductAttribute[] {
  return attributesOf(record, definitions)
    .filter(({ definition }) => definition.highlight)
    .slice(0, HIGHLIGHTS_MAX)
    .map(({ view }) => view);
}

/** Where the figures come from: editors read it beside each figure, customers do not need it. */
const EDITORS_GROUP = 'provenance';

const NOTHING_REQUIRED: Requirements = { requiredAttributes: [], requiredWhen: [] };

type DatasheetOptions = {
  required?: Requirements;
  given?: readonly SourcedValue[];
  shows?: (definition: AttributeRecord) => boolean;
};

/** The datasheet by groups, with what the category has `given`; what is `required` and missing is named as not published. With `shows`, only of the attributes that it picks. */
export function attributeGroupsOf(
  record: Attributes,
  definitions: AttributeDefinitions,
  { required = NOTHING_REQUIRED, given = [], shows = () => true }: DatasheetOptions = {},
): AttributeGroupView[] {
  const attributes = attributesOf(record, definitions, given).filter(
    ({ definition }) => definition.group !== EDITORS_GROUP && shows(definition),
  );
  const missing = gapsOf(record, required, given)
    .flatMap((code) => definitions.get(code) ?? [])
    .filter(shows);
  return ATTRIBUTE_GROUPS.map(({ code: group, label }) => {
    const notPublished = missing
      .filter((definition) => definition.group === group)
      .map(({ code, name }) => ({ code, label: name }));
    return {
      code: group,
      label,
      attributes: attributes
        .filter(({ definition }) => definition.group === group)
        .map(({ view }) => view),
      ...(notPublished.length > 0 ? { notPublished } : {}),
    };
  }).filter((group) => group.attributes.length > 0 || group.notPublished !== undefined);
}

/** Codes of what is required and neither the product nor its category has a value of. */
export function gapsOf(
  { attributes }: Attributes,
  required: Requirements,
  given: readonly SourcedValue[] = [],
): string[] {
  return missingCodes(required, [...given, ...attributes]);
}
