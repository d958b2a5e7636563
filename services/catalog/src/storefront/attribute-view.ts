import type { AttributeGroupView, ProductAttribute } from '@solar/contracts/catalog/http';
import { ATTRIBUTE_GROUPS } from '@solar/contracts/catalog/product-data';
import type { AttributeRecord, ProductRecord } from '../index/catalogue-records';

type AttributeDefinitions = ReadonlyMap<string, AttributeRecord>;

/** Key figures on a card. */
const HIGHLIGHTS_MAX = 3;

/** The product's attributes by their definitions, in the order of the datasheet. */
function attributesOf(
  record: ProductRecord,
  definitions: AttributeDefinitions,
): { definition: AttributeRecord; view: ProductAttribute }[] {
  return record.attributes
    .flatMap(({ code, value, confidence }) => {
      const definition = definitions.get(code);
      if (!definition) return [];
      const option = definition.options.find((one) => one.value === value);
      const view: ProductAttribute = {
        code,
        label: definition.name,
        value,
        unit: definition.unit,
        ...(confidence ? { confidence } : {}),
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

/** The datasheet by groups; what is `required` and missing is named as not published. With `shows`, only of the attributes that it picks. */
export function attributeGroupsOf(
  record: ProductRecord,
  definitions: AttributeDefinitions,
  {
    required = [],
    shows = () => true,
  }: { required?: readonly string[]; shows?: (definition: AttributeRecord) => boolean } = {},
): AttributeGroupView[] {
  const attributes = attributesOf(record, definitions).filter(
    ({ definition }) => definition.group !== EDITORS_GROUP && shows(definition),
  );
  const missing = gapsOf(record, required).flatMap((code) => definitions.get(code) ?? []);
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

/** Codes among the required ones that the product has no value of. */
export function gapsOf(
  { attributes }: Pick<ProductRecord, 'attributes'>,
  required: readonly string[],
): string[] {
  const known = new Set(attributes.map(({ code }) => code));
  return required.filter((code) => !known.has(code));
}
