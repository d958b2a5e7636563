import { screen } from '@testing-library/react';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { Identifier } from '@solar/ui/identifier/identifier';
import { renderUi } from './render-ui';

const IBAN = 'AE070331234567890123456';

it('is isolated from the direction and the language around it', () => {
  renderUi(<Identifier>SUN2000-10KTL-M1</Identifier>);
  const shown = screen.getByText('SUN2000-10KTL-M1');
  expect(shown.tagName).toBe('BDI');
  expect(shown.getAttribute('translate')).toBe('no');
});

const renderIban = () =>
  renderUi(
    <CopyableIdentifier grouped copyLabel="Copy: IBAN" copiedLabel="Copied">
      {IBAN}
    </CopyableIdentifier>,
  );

it('is read in groups, copied without them, and says so until one goes on', async () => {
  const { user, container } = renderIban();
  expect(container.textContent).toBe('AE07 0331 2345 6789 0123 456');
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(IBAN);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is selected where the browser gives no clipboard', async () => {
  const { user } = renderIban();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  expect(getSelection()?.toString()).toBe('AE07 0331 2345 6789 0123 456');
  expect(screen.getByRole('status').textContent).toBe('');
});
