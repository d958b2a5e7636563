import type { FitCheckResult } from '@solar/contracts/catalog/fit-http';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import CartFit from './cart-fit.slot';
import { FIT_LOCALES, FIT_NAMESPACE } from './fit-locales';

const LINES = [
  { productId: 'prd_panel', name: 'Panel 580', quantity: 7 },
  { productId: 'prd_inverter', name: 'Inverter 5', quantity: 1 },
];

const tooHigh = {
  rule: 'string.short-circuit-current',
  severity: 'hard' as const,
  verdict: 'fail' as const,
  figures: [],
  limits: [],
  reason: { key: 'string.short-circuit-current.fail', params: { isc: 18.5, limit: 15 } },
};
const tooFew = {
  ...tooHigh,
  rule: 'system.layout',
  reason: { key: 'system.layout.fail', params: { quantity: 7, min: 8, max: 14, maxStrings: 2 } },
};

const RESULT: FitCheckResult = {
  verdict: 'does-not-fit',
  site: { id: 'dubai', cellMinC: 5, cellHotC: 75, roofC: 70 },
  lines: LINES.map(({ productId }, index) => ({
    productId,
    verdict: 'does-not-fit',
    partners: [
      {
        productId: LINES[1 - index]?.productId ?? '',
        verdict: 'does-not-fit',
        outcomes: [tooHigh],
      },
    ],
    outcomes: [],
  })),
  outcomes: [tooFew],
  mends: [
    {
      kind: 'quantity',
      productId: 'prd_panel',
      from: 7,
      to: 8,
      reason: { key: 'mend.quantity', params: { from: 7, to: 8 } },
    },
  ],
  strings: null,
  notJudged: [],
  notFound: [],
};

type Outcomes = FitCheckResult['outcomes'];

let answered: FitCheckResult;
const DEWA = { code: 'dewa', name: 'DEWA', area: { en: 'Dubai', fr: 'Dubaï' }, limits: [] };
let asked: unknown;
let http: ReturnType<typeof fakeHttp>;

beforeEach(() => {
  answered = RESULT;
  asked = undefined;
  http = fakeHttp({
    'GET /api/catalog/fit/places': { sites: [], utilities: [DEWA] },
    'POST /api/catalog/fit/check': ({ body }: FakeCall) => {
      asked = body;
      return answered;
    },
  });
});
afterEach(async () => {
  http.restore();
  await act(() => setLanguage('en'));
});

const locales = { catalog: remote.locales, [FIT_NAMESPACE]: FIT_LOCALES };

it('says what does not go together, once for two products, and mends it with one click', async () => {
  const taken: [string, number][] = [];
  const verdicts: (string | null)[] = [];
  const { user } = await renderWithKit(
    <CartFit
      lines={LINES}
      onQuantity={(...change) => taken.push(change)}
      onVerdict={(verdict) => verdicts.push(verdict)}
    />,
    { locales },
  );
  await screen.findByRole('heading', { name: 'Are these compatible?' });
  expect(screen.getByText(/7 modules cannot all be connected/)).toBeTruthy();
  expect(screen.getAllByText(/short-circuit current of 18.5 A exceeds/)).toHaveLength(1);
  expect(screen.getByText('Panel 580 + Inverter 5')).toBeTruthy();
  expect(verdicts.at(-1)).toBe('does-not-fit');
  await user.click(screen.getByRole('button', { name: 'Panel 580: quantity 8 instead of 7' }));
  expect(taken).toEqual([['prd_panel', 8]]);
});

it('is checked for the utility and the connection that are chosen, with what is published', async () => {
  const params = {
    power: 5,
    limit: 2_080,
    utility: 'DEWA',
    source: 'A letter',
    date: '2020-05-11',
  };
  const reason = { key: 'utility.power.pass', params };
  const { user } = await renderWithKit(<CartFit lines={LINES} />, { locales });
  await user.click(await screen.findByRole('combobox', { name: 'Utility' }));
  answered = {
    ...RESULT,
    outcomes: [{ ...tooHigh, rule: 'utility.power', verdict: 'pass', reason }],
  };
  await user.click(await screen.findByRole('option', { name: 'DEWA · Dubai' }));
  expect(
    await screen.findByText(/2,080 kW that DEWA allows \(A letter, 11 May 2020\)/),
  ).toBeTruthy();
  expect(asked).toMatchObject({ site: 'dubai', grid: { utility: 'dewa' } });
  await user.click(screen.getByRole('combobox', { name: 'Connection' }));
  await user.click(await screen.findByRole('option', { name: 'Three-phase' }));
  await waitFor(() => expect(asked).toMatchObject({ grid: { utility: 'dewa', phase: 'three' } }));
});

it('asks for the roof where a mounting system is in it, and says once what the roof refuses', async () => {
  const roof = {
    ...{ ...tooHigh, rule: 'mounting.roof' },
    reason: { key: 'mounting.roof.fail', params: { made: 'flat', roof: 'pitched' } },
  };
  const clamps = {
    ...{ ...tooHigh, rule: 'mounting.clamp', severity: 'soft' as const },
    reason: { key: 'mounting.clamp.not-published.fail', params: { height: 30 } },
  };
  const judged = (outcomes: Outcomes, own: Outcomes): FitCheckResult => ({
    ...{ ...RESULT, outcomes: [], mends: [] },
    lines: LINES.map(({ productId }, index) => ({
      ...{ productId, verdict: 'does-not-fit' as const, outcomes: index === 1 ? own : [] },
      partners: [
        {
          ...{ productId: LINES[1 - index]?.productId ?? '', outcomes },
          verdict: 'does-not-fit' as const,
        },
      ],
    })),
  });
  answered = judged([clamps], []);
  const { user } = await renderWithKit(<CartFit lines={LINES} />, { locales });
  await user.click(await screen.findByRole('combobox', { name: 'Roof' }));
  answered = judged([roof, clamps], [roof]);
  await user.click(await screen.findByRole('option', { name: 'Pitched' }));
  expect(await screen.findAllByText('Made for a flat roof, not for a pitched one.')).toHaveLength(
    1,
  );
  expect(screen.getAllByText(/Choose clamps for frames of 30 mm/)).toHaveLength(1);
  expect(asked).toMatchObject({ roof: 'pitched', grid: {} });
});

it('does not ask for a roof that nothing is mounted on', async () => {
  await renderWithKit(<CartFit lines={LINES} />, { locales });
  await screen.findByRole('combobox', { name: 'Utility' });
  expect(screen.queryByRole('combobox', { name: 'Roof' })).toBeNull();
});

it('only names the proposals where nothing can be changed, in French too', async () => {
  await renderWithKit(<CartFit lines={LINES} />, { locales });
  await screen.findByRole('heading', { name: 'Are these compatible?' });
  await act(() => setLanguage('fr'));
  await screen.findByRole('heading', { name: /Ces produits sont-\u2060ils compatibles/ });
  expect(screen.queryByRole('button', { name: /Panel 580/ })).toBeNull();
  expect(screen.getByText(/^Panel 580\s: quantité 8 au lieu de 7$/)).toBeTruthy();
});

it('shows the strings of what goes together, and nothing of a cart without a system', async () => {
  const lines = RESULT.lines.map((line) => ({ ...line, verdict: 'fits' as const }));
  answered = {
    ...RESULT,
    verdict: 'fits',
    lines,
    outcomes: [],
    mends: [],
    strings: [{ strings: 2, modules: 10 }],
  };
  const { unmount } = await renderWithKit(<CartFit lines={LINES} />, { locales });
  expect(await screen.findByText('2 strings of 10 modules')).toBeTruthy();
  expect(screen.getByText(/is compatible/)).toBeTruthy();
  unmount();
  const calls = http.calls.length;
  await renderWithKit(<CartFit lines={LINES.slice(0, 1)} />, { locales });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(http.calls).toHaveLength(calls);
});
