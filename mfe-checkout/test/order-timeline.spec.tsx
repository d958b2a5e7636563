import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../src/remote';
import { OrderTimeline } from '../src/shared/order-timeline';

const locales = { checkout: remote.locales };
const placed = { status: 'processing', at: '2026-03-10T10:00:00Z', note: null } as const;

it('names a part that left, with its goods, its parcel and who sent it', async () => {
  const part = {
    lines: [
      { name: 'Panel 580', quantity: 8 },
      { name: 'Rail', quantity: 2 },
    ],
    ...{ carrier: 'DHL', trackingNumber: 'P1' },
  };
  const left = { ...placed, at: '2026-03-11T10:00:00Z', note: 'part_shipped' };
  const alone = { ...part, carrier: null, trackingNumber: null };
  await renderWithKit(
    <OrderTimeline
      history={[
        placed,
        { ...left, part, by: { name: 'Noor' } },
        { ...left, at: '2026-03-12T10:00:00Z', part: alone },
      ]}
    />,
    { locales },
  );
  const step = screen.getByText('Partly shipped · Noor').closest('li');
  expect(step?.textContent).toMatch(/8 × Panel 580.*2 × Rail.*DHL · P1$/);
  expect(screen.getByText('Partly shipped').closest('li')?.textContent).toMatch(/2 × Rail$/);
  expect(screen.getAllByText('Processing')).toHaveLength(1);
});

it('names a part from before its goods were kept', async () => {
  await renderWithKit(<OrderTimeline history={[{ ...placed, note: 'part_shipped' }]} />, {
    locales,
  });
  expect(screen.getByText('Partly shipped').isConnected).toBe(true);
  expect(screen.queryByText('Processing')).toBeNull();
});
