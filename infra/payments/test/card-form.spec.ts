/** @jest-environment jsdom */
import { Elements } from '../browser/elements';

function mountForm(locale = 'en'): { elements: Elements; host: HTMLElement; changes: object[] } {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const elements = new Elements({ clientSecret: 'pi_1_secret_x', locale });
  const changes: object[] = [];
  elements
    .create('payment')
    .on('change', (event) => changes.push(event))
    .mount(host);
  return { elements, host, changes };
}

function field(host: HTMLElement, name: string): HTMLInputElement {
  const input = host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
}

function type(host: HTMLElement, name: string, value: string): void {
  const input = field(host, name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function errorOf(host: HTMLElement, name: string): string {
  const id = field(host, name).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

test('the form is marked as a test and every field has its label', () => {
  const { host } = mountForm();
  expect(host.querySelector('legend')?.textContent).toBe('Card detailsTEST');
  for (const name of ['number', 'expiry', 'cvc']) {
    expect(field(host, name).labels).toHaveLength(1);
  }
  expect(host.innerHTML).not.toMatch(/style=/);
});

test('an empty form is not sent: each problem stands at its field, the first is focused', async () => {
  const { elements, host } = mountForm();
  const { error } = await elements.submit();
  expect(error).toMatchObject({ type: 'validation_error', message: 'Enter the card number.' });
  expect(errorOf(host, 'number')).toBe('Enter the card number.');
  expect(errorOf(host, 'cvc')).toBe('Enter the security code.');
  expect(field(host, 'number').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(host, 'number'));
});

test('a problem goes away while it is mended', async () => {
  const { elements, host } = mountForm();
  await elements.submit();
  type(host, 'number', '4242424242424242');
  expect(errorOf(host, 'number')).toBe('');
  expect(field(host, 'number').value).toBe('4242 4242 4242 4242');
});

test('a complete card is reported by a change event and can be read', async () => {
  const { elements, host, changes } = mountForm();
  type(host, 'number', '4242424242424242');
  expect(changes.at(-1)).toMatchObject({ complete: false, empty: false });
  type(host, 'expiry', '1239');
  type(host, 'cvc', '123');
  expect(changes.at(-1)).toMatchObject({ elementType: 'payment', complete: true });
  expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
  expect(elements.getElement('payment')?.card?.details()).toEqual({
    number: '4242424242424242',
    month: 12,
    year: 2039,
    cvc: '123',
  });
});

test('a test card is filled in with one press', async () => {
  const { elements, host } = mountForm();
  host.querySelector<HTMLButtonElement>('li button')?.click();
  expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
});

test('French is spoken where French is asked for', async () => {
  const { elements } = mountForm('fr-FR');
  const { error } = await elements.submit();
  expect(error?.message).toBe('Saisissez le numéro de carte.');
});

test('what is unmounted is gone', () => {
  const { elements, host } = mountForm();
  elements.getElement('payment')?.destroy();
  expect(host.childElementCount).toBe(0);
});
