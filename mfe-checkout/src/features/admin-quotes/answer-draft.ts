import type { Quote, QuoteProduct } from '@solar/contracts/checkout/quotes-http';
import { endOfOfficeDay } from '@solar/contracts/common/office-time';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import type { QuoteAnswer } from './quote-api';

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;

export type DraftLine = {
  productId: string;
  sku: string;
  name: string;
  brand: string;
  quantity: number;
  /** The unit price as it is typed. */
  price: string;
};

/** An answer as it is edited; its currency is the shop’s as soon as that is known. */
export type AnswerDraft = {
  currency: string;
  lines: DraftLine[];
  /** Null while shipping is chosen and priced at the checkout. */
  shipping: { country: string; cost: string } | null;
  /** A day, such as `2026-03-07`. */
  validUntil: string | null;
  note: string;
};

/** The terms of a quote to be changed, or empty fields for the first answer. Amounts in a currency that the shop has left are asked for anew. */
export function draftOfQuote(quote: Quote, currency: string, now: number): AnswerDraft {
  const digits = currencyDigits(currency);
  const { shipping } = quote;
  const inTime = quote.validUntil !== null && !quote.expired;
  const until = inTime ? quote.validUntil : new Date(now + VALID_DAYS * DAY_MS).toISOString();
  return {
    currency,
    lines: quote.lines.map(({ productId, sku, name, brand, quantity, unit }) => ({
      ...{ productId, sku, name, brand, quantity },
      price: unit?.currency === currency ? decimalText(unit.amount, digits) : '',
    })),
    shipping:
      shipping?.cost.currency === currency
        ? { country: shipping.country, cost: decimalText(shipping.cost.amount, digits) }
        : null,
    validUntil: until?.slice(0, 10) ?? null,
    note: quote.note ?? '',
  };
}

/** A typed amount in minor units; null when it is none. */
export function minorOf(text: string, currency: string): number | null {
  return parseDecimal(text, currencyDigits(currency));
}

/** The answer to send, or null while something in it is missing or wrong. */
export function answerOf(draft: AnswerDraft, revision: number): QuoteAnswer | null {
  const { currency, shipping, validUntil, note } = draft;
  const lines = draft.lines.flatMap(({ productId, quantity, price }) => {
    const amount = minorOf(price, currency);
    return amount ? [{ productId, quantity, unit: { amount, currency } }] : [];
  });
  const cost = shipping && minorOf(shipping.cost, currency);
  const complete = lines.length > 0 && lines.length === draft.lines.length;
  if (!complete || !validUntil || (shipping && cost === null)) return null;
  return {
    lines,
    shipping:
      shipping && cost !== null
        ? { country: shipping.country, cost: { amount: cost, currency } }
        : null,
    validUntil: endOfOfficeDay(validUntil),
    ...(note.trim() && { note: note.trim() }),
    revision,
  };
}

/** Sum of the priced lines in minor units, and of it what is left above the cost; null where a cost is not known. */
export function sumsOf(
  { lines, currency }: AnswerDraft,
  products: ReadonlyMap<string, QuoteProduct>,
): { subtotal: number; margin: number | null } {
  let subtotal = 0;
  let margin: number | null = 0;
  for (const { productId, quantity, price } of lines) {
    const unit = minorOf(price, currency);
    if (!unit) continue;
    subtotal += unit * quantity;
    const cost = products.get(productId)?.cost;
    margin = cost && margin !== null ? margin + (unit - cost.amount) * quantity : null;
  }
  return { subtotal, margin };
}

/** The part of a price that is left above its cost; null without a price or a cost. */
export function marginShare(unit: number | null, cost: number | null): number | null {
  return unit && cost !== null ? (unit - cost) / unit : null;
}

/** The lines, with the customer's price where none is typed yet, else the list price. */
export function pricedLines(
  { lines, currency }: AnswerDraft,
  products: ReadonlyMap<string, QuoteProduct>,
): DraftLine[] {
  return lines.map((line) => {
    const known = products.get(line.productId);
    const price = known?.price ?? known?.list;
    if (line.price.trim() !== '' || price?.currency !== currency) return line;
    return { ...line, price: decimalText(price.amount, currencyDigits(currency)) };
  });
}

/** Whether a line has no price yet that the shop has one for. */
export function isUnpriced(draft: AnswerDraft, products: ReadonlyMap<string, QuoteProduct>) {
  const priced = pricedLines(draft, products);
  return draft.lines.some((line, index) => priced[index] !== line);
}
