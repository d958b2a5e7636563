import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { answerEarlyInput, isAtDocument } from './early-input';

const EARLY = readFileSync(path.join(__dirname, '../../public/early.js'), 'utf8');
const DOCUMENT =
  '<a href="#away">Away</a><button type="button">Cart</button>' +
  '<!--$--><form><input name="email" value=""/><select name="sort"><option value="a" selected="">A</option>' +
  '<option value="b">B</option></select><input type="checkbox"/><button type="submit">Send</button></form><!--/$-->' +
  '<form action="/search"><button type="submit">Search</button></form>';

const heard: string[] = [];
let partArrives: () => void;
let root: Root | undefined;

/** A form whose code comes later than the page's. */
function page() {
  const Part = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        partArrives = () => resolve({ default: Form });
      }),
  );
  return (
    <>
      <a href="#away">Away</a>
      <button type="button" onPointerDown={note('down')} onClick={note('cart')}>
        Cart
      </button>
      <Suspense>
        <Part />
      </Suspense>
      <form action="/search">
        <button type="submit">Search</button>
      </form>
    </>
  );
}

function Form() {
  const [email, setEmail] = useState('');
  const [sort, setSort] = useState('a');
  const [agreed, setAgreed] = useState(false);
  const send = (event: React.SyntheticEvent) => {
    event.preventDefault();
    heard.push(`sent ${email} ${sort} ${agreed}`);
  };
  return (
    <form onSubmit={send}>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <select name="sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const note = (text: string) => () => void heard.push(text);
const element = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(`#root ${selector}`)!;
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes the page over, as the shell does. */
async function takeOver(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page());
    answerEarlyInput();
  });
}

/** Lets what waits be tried again. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

beforeEach(() => {
  // jsdom knows no pointers.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, PointerEvent: MouseEvent });
  heard.length = 0;
  document.body.innerHTML = `<div id="root">${DOCUMENT}</div>`;
  window.eval(EARLY);
});

afterEach(async () => {
  window.earlyInput?.stop();
  await act(async () => root?.unmount());
  root = undefined;
});

it('does a press again that came before the page could answer, once and in full', async () => {
  buttonNamed('Cart').click();
  buttonNamed('Cart').click();
  expect(heard).toEqual([]);
  await takeOver();
  expect(heard).toEqual(['down', 'cart']);
  await act(async () => buttonNamed('Cart').click());
  expect(heard).toEqual(['down', 'cart', 'cart']);
});

it('does what was typed and sent again when the code of its part is there', async () => {
  type(element('[name=email]'), 'nadia@example.com');
  element('[type=checkbox]').click();
  await takeOver();
  await act(async () => {
    type(element('[name=sort]'), 'b');
    buttonNamed('Send').click();
  });
  await later();
  expect(heard).toEqual([]);
  partArrives();
  await later();
  expect(heard).toEqual(['sent nadia@example.com b true']);
});

it('leaves links, and forms that a server answers, to the browser', () => {
  const prevented: boolean[] = [];
  document.body.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  element('a').click();
  buttonNamed('Search').click();
  expect(prevented).toEqual([false, false]);
});

it('knows whether the history has moved on from the document', () => {
  expect(isAtDocument()).toBe(true);
  window.history.pushState(null, '', '?sort=name');
  expect(isAtDocument()).toBe(false);
});
