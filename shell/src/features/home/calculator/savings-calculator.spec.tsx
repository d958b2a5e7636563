import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { act, fireEvent, screen } from '@testing-library/react';
import { BILL_RANGE, estimateSavings } from './estimate-savings';
import { SavingsCalculator } from './savings-calculator';

const locales = {
  calculator: {
    en: () => import('./locales/en.json'),
    fr: () => import('./locales/fr.json'),
  },
};

afterEach(() => jest.restoreAllMocks());

/** The frames of the browser, drawn one by one at the times that a test gives. */
function frames() {
  const waiting: FrameRequestCallback[] = [];
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => waiting.push(callback));
  return (now: number) => act(async () => waiting.splice(0).forEach((draw) => draw(now)));
}

async function moveBillToItsMost() {
  await renderWithKit(<SavingsCalculator />, { locales });
  const cost = screen.getByText('Installed cost').nextElementSibling!;
  const draw = frames();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1000' } });
  return {
    draw,
    cost: () => Number(cost.textContent.replace(/\D/g, '')),
    busy: () => cost.closest('dl')!.getAttribute('aria-busy'),
  };
}

const costOf = (bill: number) => Math.round(estimateSavings(bill).cost / 100) * 100;

it('counts its figures to a new bill and keeps them from screen readers until they stand', async () => {
  const { draw, cost, busy } = await moveBillToItsMost();
  expect([cost(), busy()]).toEqual([costOf(BILL_RANGE.start), 'true']);
  await draw(1_000);
  await draw(1_100);
  expect(cost()).toBeGreaterThan(costOf(BILL_RANGE.start));
  expect(cost()).toBeLessThan(costOf(BILL_RANGE.max));
  await draw(1_300);
  expect([cost(), busy()]).toEqual([costOf(BILL_RANGE.max), 'false']);
});

it('shows the new figures in the next frame where less motion is asked for', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('reduced-motion'),
  }));
  const { draw, cost, busy } = await moveBillToItsMost();
  await draw(1_000);
  expect([cost(), busy()]).toEqual([costOf(BILL_RANGE.max), 'false']);
});

describe('a bill that is typed', () => {
  afterEach(() => act(() => setLanguage('en')));
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const quoted = () =>
    new URL(screen.getByRole('link').getAttribute('href')!, 'http://a').searchParams.get('bill');

  it.each([
    ['en', '1,200.50', '1200.5', '1,200.50'],
    ['en', '2400', '2400', '2,400'],
    ['fr', '1 200,5', '1200.5', '1\u202f200,50'],
  ] as const)('is read in %s: %s', async (language, typed, bill, shown) => {
    const { user } = await renderWithKit(<SavingsCalculator />, { locales });
    await act(() => setLanguage(language));
    await user.clear(field());
    await user.type(field(), typed);
    expect(quoted()).toBe(bill);
    await user.tab();
    expect(field().value.replace(/\s/g, ' ')).toBe(shown.replace(/\s/g, ' '));
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('is refused outside the range, which the field then says, and the figures stay', async () => {
    const { user } = await renderWithKit(<SavingsCalculator />, { locales });
    await user.clear(field());
    await user.type(field(), '90000');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(quoted()).toBe('9000');
    expect(screen.getByText(/From 200 to 50,000\s?AED a month/)).toBeTruthy();
  });
});
