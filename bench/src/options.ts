import { parseArgs } from 'node:util';

export interface BenchOptions {
  products: number;
  /** Length of one run of one case. */
  seconds: number;
  clients: readonly number[];
  checkoutClients: readonly number[];
  pages: boolean;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '3' },
      clients: { type: 'string', default: '1,16,64' },
      'checkout-clients': { type: 'string', default: '1,8,16,64' },
      'no-pages': { type: 'boolean', default: false },
    },
  });
  return {
    products: wholeNumber('products', values.products),
    seconds: wholeNumber('seconds', values.seconds),
    clients: wholeNumbers('clients', values.clients),
    checkoutClients: wholeNumbers('checkout-clients', values['checkout-clients']),
    pages: !values['no-pages'],
  };
}

function wholeNumbers(name: string, text: string): number[] {
  return text.split(',').map((part) => wholeNumber(name, part));
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes whole numbers above zero, not ${text}.`);
}
