import { CardForm } from './card-form';

type Listener = (event: object) => void;

/** The part of Stripe's `payment` element that React's wrapper and checkout use. */
export class PaymentElement {
  private readonly listeners = new Map<string, Set<Listener>>();
  private form: CardForm | null = null;

  constructor(private readonly locale: string | undefined) {}

  get card(): CardForm | null {
    return this.form;
  }

  on(event: string, listener: Listener): this {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const wrapped: Listener = (value) => {
      this.off(event, wrapped);
      listener(value);
    };
    return this.on(event, wrapped);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.listeners.get(event)?.delete(listener);
    else this.listeners.delete(event);
    return this;
  }

  mount(target: string | HTMLElement): void {
    const host = typeof target === 'string' ? document.querySelector(target) : target;
    if (!host) throw new Error(`There is no element to mount the card form on: ${String(target)}`);
    const form = new CardForm(this.locale, () => this.emitChange());
    this.form = form;
    host.replaceChildren(form.element);
    // Stripe's frame is ready later than `mount`, and its users listen only afterwards.
    setTimeout(() => this.emit('ready', {}), 0);
  }

  unmount(): void {
    this.form?.element.remove();
    this.form = null;
  }

  destroy(): void {
    this.unmount();
    this.emit('destroy', {});
    this.listeners.clear();
  }

  focus(): void {
    this.form?.focus();
  }

  update(): void {}
  blur(): void {}
  clear(): void {}
  collapse(): void {}

  private emitChange(): void {
    const { complete = false, empty = true } = this.form ?? {};
    this.emit('change', { complete, empty, collapsed: false, value: { type: 'card' } });
  }

  private emit(event: string, detail: object): void {
    for (const listener of this.listeners.get(event) ?? []) {
      listener({ elementType: 'payment', ...detail });
    }
  }
}
