import fc from 'fast-check';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { initialsOf } from '@solar/ui/avatar/avatar';
import { Button } from '@solar/ui/button/button';
import { DateField } from '@solar/ui/date-field/date-field';
import { Gallery } from '@solar/ui/gallery/gallery';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import { pageWindow } from '@solar/ui/pagination/pagination';
import { Price, formatMoney } from '@solar/ui/price/price';
import { Tabs } from '@solar/ui/tabs/tabs';
import { dismissToasts, showToast } from '@solar/ui/toast/toast';
import { Toaster } from '@solar/ui/toast/toaster';
import { checkFiles } from '../../src/components/file-drop/file-rules';
import { formatFileSize } from '../../src/components/file-size/file-size';
import { englishUiText } from '../../src/components/ui-text/ui-text-en';
import { frenchUiText } from '../../src/components/ui-text/ui-text-fr';
import { renderUi } from './render-ui';

it('does nothing while a button is loading, and stays focusable', async () => {
  let clicks = 0;
  const { user } = renderUi(
    <Button loading onClick={() => (clicks += 1)}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(clicks).toBe(0);
  expect(document.activeElement).toBe(button);
});

it('keeps icons, badge and name when a link takes the place of the button', async () => {
  const { user } = renderUi(
    <>
      <Button asChild startIcon={<svg data-testid="icon" />}>
        <a href="/products">Browse</a>
      </Button>
      <IconButton asChild label="Cart, 120 items" badge={120}>
        <a href="/cart">icon</a>
      </IconButton>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem asChild icon={<svg data-testid="menu-icon" />}>
          <a href="/orders">Orders</a>
        </MenuItem>
      </Menu>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Browse' });
  expect(link.contains(screen.getByTestId('icon'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Cart, 120 items' }).textContent).toBe('icon99+');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const item = screen.getByRole('menuitem', { name: 'Orders' });
  expect(item.getAttribute('href')).toBe('/orders');
  expect(item.contains(screen.getByTestId('menu-icon'))).toBe(true);
});

describe('Price', () => {
  it('shows no digit to someone who may not see it', () => {
    const { container } = renderUi(<Price value={null} access="login" />);
    expect(container.textContent).toBe('Login to see price');
    expect(container.textContent).not.toMatch(/\d/);
  });

  it('uses the currency’s own number of decimals', () => {
    expect(formatMoney({ amount: 1250, currency: 'USD' }, 'en')).toBe('$12.50');
    expect(formatMoney({ amount: 1250, currency: 'JPY' }, 'en')).toBe('¥1,250');
    expect(formatMoney({ amount: 1250, currency: 'KWD' }, 'en')).toMatch(/1\.250/);
  });

  it('reads a reduction as before and now', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const { container } = renderUi(<Price value={usd(900)} base={usd(1000)} />);
    expect(container.textContent).toBe('Before $10.00Now $9.00');
  });
});

it('always offers the first, the last and the current page, in order, without doubles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pageCount, seed) => {
      const page = 1 + (seed % pageCount);
      const shown = pageWindow(page, pageCount);
      const pages = shown.filter((entry) => entry !== 'gap');
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('splits files into accepted and refused without losing one', () => {
  const fileArbitrary = fc.record({
    name: fc.constantFrom('plan.pdf', 'photo.png', 'run.exe'),
    size: fc.nat(3000),
  });
  fc.assert(
    fc.property(fc.array(fileArbitrary), fc.nat(4), (specs, already) => {
      const files = specs.map(({ name, size }) => new File(['x'.repeat(size)], name));
      const rules = { accept: ['.pdf', '.png'], maxBytes: 2000, maxFiles: 5 };
      const { accepted, refused } = checkFiles(files, rules, already);
      expect(accepted.length + refused.length).toBe(files.length);
      expect(accepted.length + already).toBeLessThanOrEqual(Math.max(5, already));
      expect(accepted.every((file) => file.size <= 2000 && !file.name.endsWith('.exe'))).toBe(true);
    }),
  );
});

it('writes file sizes for people', () => {
  expect(formatFileSize(512, 'en')).toBe('512\u00a0byte');
  expect(formatFileSize(1.5 * 1024 * 1024, 'en')).toBe('1.5\u00a0MB');
  expect(formatFileSize(1.5 * 1024 * 1024, 'fr')).toBe('1,5\u00a0Mo');
  expect(formatFileSize(1200, 'fr')).toBe('1,2\u00a0ko');
  expect(formatFileSize(30 * 1024, 'en')).toBe('30\u00a0kB');
});

it('takes initials from the first and the last word', () => {
  expect([initialsOf('Sara Al Noor'), initialsOf('omar'), initialsOf(' ')]).toEqual([
    'SN',
    'O',
    '',
  ]);
});

it('moves between tabs with the arrow keys, over disabled ones', async () => {
  const { user } = renderUi(
    <Tabs
      label="Details"
      items={[
        { value: 'a', label: 'Data', content: 'Data of it' },
        { value: 'b', label: 'Video', content: 'Film', disabled: true },
        { value: 'c', label: 'Reviews', content: 'Opinions' },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Opinions');
});

it('changes the picture by keyboard', async () => {
  const images = ['front', 'back'].map((name) => ({
    src: `/${name}.jpg`,
    alt: name,
    width: 800,
    height: 600,
  }));
  const { user } = renderUi(<Gallery images={images} label="Panel" />);
  await user.click(screen.getByRole('tab', { name: 'Picture 1 of 2' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'back' })).toBeTruthy();
});

it('reports a typed day as an ISO date, whatever the reader’s order of day and month', async () => {
  const days: (string | null)[] = [];
  const { user } = renderUi(
    <DateField aria-label="Delivery" onChange={(day) => days.push(day)} />,
    'fr',
  );
  await user.tab();
  await user.keyboard('21112026');
  expect(days.at(-1)).toBe('2026-11-21');
});

it('shows toasts that were sent before and after the library is there', async () => {
  renderUi(<Toaster />);
  act(() => void showToast({ title: 'Added to cart', variant: 'success' }));
  await waitFor(() => expect(screen.getByText('Added to cart')).toBeTruthy());
  act(() => void showToast({ title: 'Removed', description: 'From your cart' }));
  await waitFor(() => expect(screen.getByText('From your cart')).toBeTruthy());
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  expect(screen.getAllByText('Added to cart')).toHaveLength(1);
  act(() => dismissToasts());
  await waitFor(() => expect(screen.queryByText('Added to cart')).toBeNull());
});

it('has every text in French, with the same placeholders', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const differing = (Object.keys(englishUiText) as (keyof typeof englishUiText)[]).filter(
    (key) =>
      String(placeholders(englishUiText[key])) !== String(placeholders(frenchUiText[key])) ||
      frenchUiText[key] === '',
  );
  expect(differing).toEqual([]);
});
