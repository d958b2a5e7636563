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
    .flatMap(({ code, value }) => {
      const definition = definitions.get(code);
      if (!definition) return [];
      const option = definition.options.find((one) => one.value === value);
      const view: ProductAttribute = {
        code,
        label: definition.name,
        value,
        unit: definition.unit,
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

/** The datasheet by groups; with `shows`, only of the attributes that it picks. */
export function attributeGroupsOf(
  record: ProductRecord,
  definitions: AttributeDefinitions,
  shows: (definition: AttributeRecord) => boolean = () => true,
): AttributeGroupView[] {
  const attributes = attributesOf(record, definitions).filter(({ definition }) =>
    shows(definition),
  );
  return ATTRIBUTE_GROUPS.map(({ code, label }) => ({
    code,
    label,
    attributes: attributes
      .filter(({ definition }) => definition.group === code)
      .map(({ view }) => view),
  })).filter((group) => group.attributes.length > 0);
}
