import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { QuoteDoc } from './quote.schema';

type Requested = Pick<QuoteDoc, '_id' | 'quoteNumber' | 'customerName' | 'lines' | 'message'>;

/** For the office: somebody asks for prices. */
export function quoteRequestedMail(to: string, quote: Requested, publicUrl: string): Mail {
  const lines = quote.lines.map(({ quantity, sku, name }) => `${quantity} × ${name} (${sku})`);
  const message = quote.message === null ? [] : ['', quote.message];
  const link = `${publicUrl}/admin/quotes/${quote._id}`;
  return {
    to,
    subject: `Quote ${quote.quoteNumber} requested – ${quote.customerName}`,
    text: [...lines, ...message, '', link, ''].join('\n'),
  };
}
