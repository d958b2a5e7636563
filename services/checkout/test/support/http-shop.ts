import { quoteAnswered } from '@solar/contracts/checkout/events';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { Shop, type Customer } from './shop';

/** Requests to the service of a suite, and what it said by mail and message. */
export class HttpShop {
  shop!: Shop;

  async open(): Promise<void> {
    this.shop = await Shop.open();
  }

  call<T = { code: string }>(
    who: Customer | string | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) {
    const token = typeof who === 'string' ? who : who?.token;
    return this.shop.service.request<T>(method, path, { token, body, headers });
  }

  async mailsTo(who: Customer): Promise<string[]> {
    return (await this.shop.service.published(sendMailContract('checkout')))
      .filter(({ data }) => data.to === who.email)
      .map(({ data }) => data.text);
  }

  async answersOf(quoteId: string) {
    return (await this.shop.service.published(quoteAnswered))
      .map(({ data }) => data)
      .filter((answer) => answer.quoteId === quoteId);
  }
}
