import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from '@solar/ui/hooks/use-draft';
import { renderUi } from './render-ui';

/** Keeps the value of a field, but takes each change only when it is asked to. */
function SlowKeeper() {
  const [value, setValue] = useState('');
  const [waiting, setWaiting] = useState<string[]>([]);
  const { text, type } = useDraft(value, (next) => setWaiting((before) => [...before, next]));
  const takeNext = () => {
    setValue(waiting[0] ?? value);
    setWaiting(waiting.slice(1));
  };
  return (
    <>
      <input value={text} onChange={(event) => type(event.target.value)} />
      <button onClick={takeNext}>Take next</button>
      <button onClick={() => setValue('from elsewhere')}>Go elsewhere</button>
      <output>{value}</output>
    </>
  );
}

function typed(): string {
  return screen.getByRole<HTMLInputElement>('textbox').value;
}

it('keeps every letter while the value comes late', async () => {
  const { user } = renderUi(<SlowKeeper />);
  await user.type(screen.getByRole('textbox'), 'pv');
  expect(typed()).toBe('pv');
  await user.click(screen.getByText('Take next'));
  expect(screen.getByRole('status').textContent).toBe('p');
  expect(typed()).toBe('pv');
  await user.type(screen.getByRole('textbox'), '1');
  await user.click(screen.getByText('Take next'));
  await user.click(screen.getByText('Take next'));
  expect(screen.getByRole('status').textContent).toBe('pv1');
  expect(typed()).toBe('pv1');
});

it('shows a value from elsewhere', async () => {
  const { user } = renderUi(<SlowKeeper />);
  await user.type(screen.getByRole('textbox'), 'pv');
  await user.click(screen.getByText('Go elsewhere'));
  expect(typed()).toBe('from elsewhere');
});

describe('a field that settles', () => {
  const SETTLE_MS = 250;

  function Settling({
    value = '',
    onChange,
  }: {
    value?: string;
    onChange: (text: string) => void;
  }) {
    const { text, type, settle } = useDraft(value, onChange, SETTLE_MS);
    return (
      <input
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        onBlur={settle}
      />
    );
  }

  function setup() {
    const asked: string[] = [];
    const onChange = (text: string) => asked.push(text);
    const { rerender, unmount } = renderUi(<Settling onChange={onChange} />);
    const field = screen.getByRole('textbox');
    return {
      asked,
      field,
      unmount,
      type: (text: string) => fireEvent.change(field, { target: { value: text } }),
      pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
      receive: (value: string) => rerender(<Settling value={value} onChange={onChange} />),
    };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands over a word once, when nothing more is typed', () => {
    const { asked, type, pass } = setup();
    for (const text of ['m', 'mo', 'mon', 'mono']) {
      type(text);
      pass(SETTLE_MS - 1);
    }
    expect(asked).toEqual([]);
    expect(typed()).toBe('mono');
    pass(1);
    expect(asked).toEqual(['mono']);
  });

  it.each([
    ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
    ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
  ])('hands over at once on %s, and not again', (_what, settle) => {
    const { asked, field, type, pass } = setup();
    type('mono');
    settle(field);
    expect(asked).toEqual(['mono']);
    pass(SETTLE_MS);
    settle(field);
    expect(asked).toEqual(['mono']);
  });

  it('is empty at once', () => {
    const { asked, type, pass, receive } = setup();
    type('mono');
    pass(SETTLE_MS);
    receive('mono');
    type('mo');
    type('');
    pass(SETTLE_MS);
    expect(asked).toEqual(['mono', '']);
  });

  it('keeps what is typed while the word before comes back', () => {
    const { asked, type, pass, receive } = setup();
    type('mono');
    pass(SETTLE_MS);
    type('mono p');
    receive('mono');
    expect(typed()).toBe('mono p');
    pass(SETTLE_MS);
    expect(asked).toEqual(['mono', 'mono p']);
  });

  it('lets a value from elsewhere win over what waits', () => {
    const { asked, type, pass, receive } = setup();
    type('mono');
    receive('poly');
    pass(SETTLE_MS);
    expect(typed()).toBe('poly');
    expect(asked).toEqual([]);
  });

  it('asks nothing for a word that is typed and taken back, or of a page that is left', () => {
    const { asked, type, pass, receive, unmount } = setup();
    receive('mono');
    type('monoc');
    type('mono');
    pass(SETTLE_MS);
    type('poly');
    unmount();
    pass(SETTLE_MS);
    expect(asked).toEqual([]);
  });
});
