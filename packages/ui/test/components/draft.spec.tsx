import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from '@solar/ui/hooks/use-draft';
import { renderUi } from './render-ui';

/** Keeps the value of a field, but takes each change only when it is told to. */
function SlowKeeper() {
  const [value, setValue] = useState('');
  const [waiting, setWaiting] = useState<string[]>([]);
  const [text, type] = useDraft(value, (next) => setWaiting((before) => [...before, next]));
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
