import { textsFor, type CardTexts } from './card-texts';
import {
  digitsOf,
  findCardProblems,
  formatCardNumber,
  formatExpiry,
  parseExpiry,
  type CardField,
} from './card-validation';

const SUGGESTED_CARDS = [
  { name: 'approve', number: '4242424242424242' },
  { name: 'decline', number: '4000000000000002' },
  { name: 'funds', number: '4000000000009995' },
  { name: 'authenticate', number: '4000002500003155' },
  { name: 'late', number: '4000000000080004' },
] as const;

const FIELDS = {
  number: { autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', size: 23 },
  expiry: { autocomplete: 'cc-exp', placeholder: 'MM / YY', size: 7 },
  cvc: { autocomplete: 'cc-csc', placeholder: '123', size: 4 },
} as const;

const FIELD_NAMES: readonly CardField[] = ['number', 'expiry', 'cvc'];

export interface CardDetails {
  number: string;
  month: number;
  year: number;
  cvc: string;
}

let instances = 0;

/** The card form of the local payment server: labelled fields, errors that are announced, test cards at hand. */
export class CardForm {
  readonly element = document.createElement('fieldset');
  private readonly texts: CardTexts;
  private readonly inputs: Record<CardField, HTMLInputElement>;
  private readonly errors: Record<CardField, HTMLElement>;
  private readonly id = `solar-test-card-${(instances += 1)}`;

  constructor(
    locale: string | undefined,
    private readonly onChange: () => void,
  ) {
    this.texts = textsFor(locale);
    this.inputs = {
      number: this.input('number'),
      expiry: this.input('expiry'),
      cvc: this.input('cvc'),
    };
    this.errors = {
      number: this.error('number'),
      expiry: this.error('expiry'),
      cvc: this.error('cvc'),
    };
    this.build();
  }

  get complete(): boolean {
    return Object.keys(this.problems()).length === 0;
  }

  get empty(): boolean {
    return FIELD_NAMES.every((name) => this.inputs[name].value === '');
  }

  focus(): void {
    this.inputs.number.focus();
  }

  /** Shows every problem, moves to the first, and says whether the form may be sent. */
  validate(): boolean {
    for (const name of FIELD_NAMES) this.showProblem(name);
    const first = FIELD_NAMES.find((name) => this.problems()[name]);
    if (first) this.inputs[first].focus();
    return !first;
  }

  firstProblemText(): string {
    const problems = this.problems();
    const first = FIELD_NAMES.find((name) => problems[name]);
    const problem = first && problems[first];
    return (first && problem && this.texts.problems[first][problem]) ?? '';
  }

  details(): CardDetails {
    const expiry = parseExpiry(this.inputs.expiry.value);
    return {
      number: digitsOf(this.inputs.number.value),
      month: expiry?.month ?? 0,
      year: expiry?.year ?? 0,
      cvc: this.inputs.cvc.value,
    };
  }

  private problems(): ReturnType<typeof findCardProblems> {
    const { number, expiry, cvc } = this.inputs;
    return findCardProblems(
      { number: number.value, expiry: expiry.value, cvc: cvc.value },
      new Date(),
    );
  }

  private build(): void {
    const legend = node('legend', 'legend', this.texts.legend);
    legend.append(node('span', 'badge', this.texts.badge));
    const fields = node('div', 'fields');
    for (const name of FIELD_NAMES) fields.append(this.field(name));
    this.element.className = 'solar-test-card';
    this.element.append(legend, node('p', 'notice', this.texts.notice), fields, this.suggestions());
  }

  private field(name: CardField): HTMLElement {
    const label = document.createElement('label');
    label.className = 'solar-test-card__label';
    label.htmlFor = this.inputs[name].id;
    label.textContent = this.texts.labels[name];
    const field = node('div', 'field');
    field.classList.add(`solar-test-card__field--${name}`);
    field.append(label, this.inputs[name], this.errors[name]);
    return field;
  }

  private input(name: CardField): HTMLInputElement {
    const { autocomplete, placeholder, size } = FIELDS[name];
    const input = document.createElement('input');
    input.className = 'solar-test-card__input';
    input.id = `${this.id}-${name}`;
    input.name = name;
    input.inputMode = 'numeric';
    input.autocomplete = autocomplete;
    input.placeholder = placeholder;
    input.maxLength = size;
    input.required = true;
    input.setAttribute('aria-describedby', `${this.id}-${name}-error`);
    input.addEventListener('input', () => {
      input.value = formatted(name, input.value);
      if (input.getAttribute('aria-invalid') === 'true') this.showProblem(name);
      this.onChange();
    });
    input.addEventListener('blur', () => {
      if (input.value) this.showProblem(name);
    });
    return input;
  }

  private error(name: CardField): HTMLElement {
    const error = node('p', 'error');
    error.id = `${this.id}-${name}-error`;
    error.setAttribute('role', 'alert');
    return error;
  }

  private showProblem(name: CardField): void {
    const problem = this.problems()[name];
    this.inputs[name].setAttribute('aria-invalid', String(Boolean(problem)));
    this.errors[name].textContent = (problem && this.texts.problems[name][problem]) ?? '';
  }

  private suggestions(): HTMLElement {
    const details = node('details', 'suggestions');
    details.append(node('summary', 'suggestions-title', this.texts.cards.title));
    const list = node('ul', 'suggestions-list');
    for (const { name, number } of SUGGESTED_CARDS) {
      const use = document.createElement('button');
      use.type = 'button';
      use.className = 'solar-test-card__use';
      use.textContent = `${this.texts.cards.use} ${formatCardNumber(number)}`;
      use.addEventListener('click', () => this.fill(number));
      const item = node('li', 'suggestion', `${this.texts.cards.names[name] ?? name} `);
      item.append(use);
      list.append(item);
    }
    details.append(list);
    return details;
  }

  private fill(number: string): void {
    this.inputs.number.value = formatCardNumber(number);
    this.inputs.expiry.value = formatExpiry(`12${(new Date().getFullYear() + 3) % 100}`);
    this.inputs.cvc.value = '123';
    for (const name of FIELD_NAMES) this.showProblem(name);
    this.onChange();
  }
}

function formatted(name: CardField, value: string): string {
  if (name === 'number') return formatCardNumber(value);
  return name === 'expiry' ? formatExpiry(value) : digitsOf(value);
}

function node(tag: string, part: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = `solar-test-card__${part}`;
  element.textContent = text;
  return element;
}
