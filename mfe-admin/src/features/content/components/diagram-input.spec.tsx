import type { DiagramPart } from '@solar/contracts/admin/content-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import remote from '../../../remote';
import { DiagramInput } from './diagram-input';

const PARTS: DiagramPart[] = [
  { symbol: 'inverter', label: { en: '4 inverters', fr: '4 onduleurs' } },
  { symbol: 'pv', label: { en: '200 modules', fr: '200 modules' } },
];

function Form({ onSave }: { onSave: (parts: DiagramPart[]) => void }) {
  const [value, setValue] = useState(PARTS);
  return (
    <>
      <DiagramInput value={value} onChange={setValue} />
      <button onClick={() => onSave(value)}>Save</button>
    </>
  );
}

it('orders, names, adds and removes parts of a diagram', async () => {
  const saved: DiagramPart[][] = [];
  const { user } = await renderWithKit(<Form onSave={(parts) => saved.push(parts)} />, {
    user: { role: 'administrator', isAdmin: true },
    locales: { admin: remote.locales },
  });
  await user.click(screen.getByRole('button', { name: 'Move part 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.type(screen.getByLabelText('3: What it says (English)'), 'Grid');
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([
    [
      { symbol: 'pv', label: { en: '200 modules', fr: '200 modules' } },
      { symbol: 'pv', label: { en: 'Grid', fr: '' } },
    ],
  ]);
});
