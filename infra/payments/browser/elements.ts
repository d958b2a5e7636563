import { PaymentElement } from './payment-element';

export interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
}

export interface StripeError {
  type: string;
  code?: string;
  message?: string;
}

/** Stripe's `Elements`: here it holds one payment element. */
export class Elements {
  private payment: PaymentElement | null = null;

  constructor(readonly options: ElementsOptions) {}

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`The local payment server has no '${type}' element.`);
    this.payment = new PaymentElement(this.options.locale);
    return this.payment;
  }

  getElement(type: string | { __elementType?: string }): PaymentElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'payment' ? this.payment : null;
  }

  update(options: ElementsOptions): void {
    Object.assign(this.options, options);
  }

  async submit(): Promise<{ error?: StripeError; selectedPaymentMethod?: string }> {
    const card = this.payment?.card;
    if (!card)
      return { error: { type: 'validation_error', message: 'The card form is not ready.' } };
    if (card.validate()) return { selectedPaymentMethod: 'card' };
    return { error: { type: 'validation_error', message: card.firstProblemText() } };
  }

  async fetchUpdates(): Promise<object> {
    return {};
  }

  on(): this {
    return this;
  }

  off(): this {
    return this;
  }
}
