import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

function Price() {
  const [text, setText] = useState('');
  return <DecimalInput aria-label="Price" digits={2} value={text} onValueChange={setText} />;
}

it.each([
  ['en', '1234,5', '1,234.50'],
  ['fr', '1234.5', '1\u00a0234,50'],
  ['fr', '1.234', '1.234'],
] as const)('in %s shows %j as %j when it is left', async (language, typed, shown) => {
  const { user } = await renderWithKit(<Price />);
  await act(() => setLanguage(language));
  const field = screen.getByRole('textbox', { name: 'Price' });
  await user.type(field, typed);
  expect(field).toHaveProperty('value', typed);
  await user.tab();
  expect(field).toHaveProperty('value', shown);
});
