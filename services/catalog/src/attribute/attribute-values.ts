import type { AttributeType, AttributeValue } from '@solar/contracts/catalog/product-data';
import { problem } from '@solar/service-kit/errors/problem';
import type { FieldError } from '@solar/service-kit/errors/problem';
import type { AttributeRecord } from '../index/catalogue-records';

import type { RequiredCondition } from '@solar/contracts/catalog/required-values';

type Given = readonly { code: string; value: AttributeValue }[];

const FITS: Record<AttributeType, (value: AttributeValue, attribute: AttributeRecord) => boolean> =
  {
    number: (value) => typeof value === 'number',
    text: (value) => typeof value === 'string' && value !== '',
    boolean: (value) => typeof value === 'boolean',
    list: (value) => Array.isArray(value) && value.length > 0,
    option: (value, { options }) => options.some((option) => option.value === value),
  };

/** Checks attributes against their definitions: known, once each, of the right type, none missing. Throws 400. */
export function assertAttributes(given: Given, definitions: readonly AttributeRecord[]): void {
  const seen = new Set(given.map(({ code }) => code));
  const missing = definitions.filter(({ code, required }) => required && !seen.has(code));
  const errors = missing.map(({ name }) => ({
    path: 'attributes',
    code: 'required',
    message: `${name.en} is required`,
  }));
  refuse([...valueErrors(given, definitions), ...errors]);
}

/** Checks values against their definitions: known, once each, of the right type. Throws 400. */
export function assertValues(given: Given, definitions: readonly AttributeRecord[]): void {
  refuse(valueErrors(given, definitions));
}

/** Checks conditions: both attributes are there, and the one it depends on takes the value. Throws 400. */
export function assertConditions(
  conditions: readonly RequiredCondition[],
  definitions: readonly AttributeRecord[],
): void {
  const byCode = new Map(definitions.map((definition) => [definition.code, definition]));
  const errors = conditions.flatMap(({ code, attribute, equals }, index) => {
    const path = `requiredWhen.${index}`;
    const unknown = Object.entries({ code, attribute })
      .filter(([, named]) => !byCode.has(named))
      .map(([field, named]) => ({
        path: `${path}.${field}`,
        code: 'unknown',
        message: `No attribute ${named}`,
      }));
    const definition = byCode.get(attribute);
    if (!definition || FITS[definition.type](equals, definition)) return unknown;
    const message = `${definition.name.en} takes a value of type ${definition.type}`;
    return [...unknown, { path: `${path}.equals`, code: 'invalid_type', message }];
  });
  refuse(errors);
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw problem.validation(errors);
}

function valueErrors(given: Given, definitions: readonly AttributeRecord[]): FieldError[] {
  const byCode = new Map(definitions.map((definition) => [definition.code, definition]));
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  given.forEach(({ code, value }, index) => {
    const path = `attributes.${index}`;
    const definition = byCode.get(code);
    if (!definition) {
      errors.push({ path: `${path}.code`, code: 'unknown', message: `No attribute ${code}` });
    } else if (!FITS[definition.type](value, definition)) {
      const message = `${definition.name.en} takes a value of type ${definition.type}`;
      errors.push({ path: `${path}.value`, code: 'invalid_type', message });
    }
    if (seen.has(code)) {
      errors.push({ path: `${path}.code`, code: 'duplicate', message: `${code} is there twice` });
    }
    seen.add(code);
  });
  return errors;
}
