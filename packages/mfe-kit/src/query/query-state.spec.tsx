import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
/** What a browser does when its connection goes or comes. */
const connect = (online: boolean) =>
  act(async () => {
    onLine.mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    await Promise.resolve();
  });

const ask = jest.fn<Promise<string>, []>();
function Part() {
  const query = useQuery({ queryKey: ['part'], queryFn: ask });
  return (
    <QueryState query={query} skeleton="Waiting">
      {(words) => <p>{words}</p>}
    </QueryState>
  );
}

/** A page that somebody opens later. */
function Opened() {
  const [open, setOpen] = useState(false);
  return open ? <Part /> : <button onClick={() => setOpen(true)}>Open</button>;
}

beforeEach(() => ask.mockReset());
afterEach(() => connect(true));

it('says that there is no connection instead of waiting, and goes on by itself', async () => {
  ask.mockResolvedValue('Here it is');
  const { user } = await renderWithKit(<Opened />);
  await connect(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  await connect(true);
  expect(await screen.findByText('Here it is')).toBeTruthy();
});

it('asks again for what was lost with the connection', async () => {
  ask.mockRejectedValueOnce(new HttpError(0, 'lost')).mockResolvedValue('Here it is');
  await renderWithKit(<Part />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await connect(false);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await connect(true);
  expect(await screen.findByText('Here it is')).toBeTruthy();
});

it('says what a server answered also while there is no connection', async () => {
  ask.mockRejectedValueOnce(new HttpError(403, 'Forbidden'));
  await renderWithKit(<Part />);
  const heading = (await screen.findByRole('heading')).textContent;
  await connect(false);
  expect(screen.getByRole('heading').textContent).toBe(heading);
});
