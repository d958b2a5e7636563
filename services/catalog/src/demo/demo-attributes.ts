import { POWER_ATTRIBUTE } from '../attribute/power-attribute';
import type { DemoAttribute } from './demo-attribute';
import { DECISION_ATTRIBUTES } from './demo-decision-attributes';
import { useOf, type AttributeUse } from './demo-attribute-uses';
import { ELECTRICAL_ATTRIBUTES } from './demo-electrical-attributes';
import { GENERAL_ATTRIBUTES } from './demo-general-attributes';
import { OTHER_ATTRIBUTES } from './demo-other-attributes';

/** Every datasheet field of the demo catalogue; the order is that of the datasheet. */
export const DEMO_ATTRIBUTES: readonly (DemoAttribute & AttributeUse)[] = [
  POWER_ATTRIBUTE,
  ...GENERAL_ATTRIBUTES,
  ...ELECTRICAL_ATTRIBUTES,
  ...OTHER_ATTRIBUTES,
  ...DECISION_ATTRIBUTES,
].map((attribute) => ({ ...attribute, ...useOf(attribute.code) }));
