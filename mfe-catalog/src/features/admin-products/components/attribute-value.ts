import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import type { AttributeValue } from '@solar/contracts/catalog/product-data';

/** What an attribute starts with when it is added. */
export function emptyValueOf({ type, options }: AdminAttribute): AttributeValue {
  switch (type) {
    case 'number':
      return 0;
    case 'boolean':
      return true;
    case 'list':
      return [];
    case 'option':
      return options[0]?.value ?? '';
    case 'text':
      return '';
  }
}

/** A list as it is typed: values separated by commas. */
export function listText(value: AttributeValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The list that was typed; what reads as a number is one. */
export function listOfText(text: string): (string | number)[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part));
}
