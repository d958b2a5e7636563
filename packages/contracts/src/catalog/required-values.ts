import { z } from 'zod';
import type { AttributeValue } from './product-data';

const code = z.string().trim().min(1).max(60);

/** An attribute that a product needs only where another one has this value: the bifaciality factor of a bifacial panel. */
export const conditionSchema = z.strictObject({
  code,
  attribute: code,
  equals: z.union([z.number(), z.string().max(100), z.boolean()]),
});
export type RequiredCondition = z.infer<typeof conditionSchema>;

/** What a category asks of its products: always, and under conditions. */
export type Requirements = {
  requiredAttributes: readonly string[];
  requiredWhen: readonly RequiredCondition[];
};

type Values = readonly { code: string; value: AttributeValue }[];

/** Codes of what a product with these values needs, each once. Of several conditions of one attribute, any will do; without a value none holds. */
export function requiredCodes(
  { requiredAttributes, requiredWhen }: Requirements,
  values: Values,
): string[] {
  const byCode = new Map(values.map(({ code, value }) => [code, value]));
  const asked = requiredWhen.filter(({ attribute, equals }) => byCode.get(attribute) === equals);
  return [...new Set([...requiredAttributes, ...asked.map(({ code }) => code)])];
}

/** Codes of what a product with these values needs and lacks. */
export function missingCodes(requirements: Requirements, values: Values): string[] {
  const known = new Set(values.map(({ code }) => code));
  return requiredCodes(requirements, values).filter((code) => !known.has(code));
}
