import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyMenu, type IconMenuProps } from './lazy-menu';

const Menu = ({ trigger }: IconMenuProps) => (
  <>
    {trigger}
    <p>the menu</p>
  </>
);

it('keeps its button when the menu cannot be had, and asks for it again with the next click', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const load = jest.fn(() =>
    online ? Promise.resolve(Menu) : Promise.reject(new Error('Loading chunk failed')),
  );
  const user = userEvent.setup();
  render(<LazyMenu label="Account" icon={<svg />} load={load} />);

  await user.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith('A part of the page failed', expect.anything()),
  );
  await screen.findByRole('button', { name: 'Account' });
  expect(screen.queryByText('the menu')).toBeNull();

  online = true;
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByText('the menu');
});
