import type { FitItem, ProductFit } from '@solar/contracts/catalog/fit-http';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { answer, fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { FitSection } from './fit-section';

const locales = { catalog: remote.locales };

function item(name: string, fields: Partial<FitItem>): FitItem {
  return {
    product: { id: `prd_${name}`, slug: name.toLowerCase(), sku: name, name, brand: 'Maker' },
    verdict: 'fits',
    reason: { key: 'battery.input.pass', params: {} },
    outcomes: [],
    strings: null,
    ...fields,
  };
}

const noInput = { key: 'battery.input.fail', params: {} };
const closed = {
  rule: 'battery.family',
  severity: 'hard' as const,
  verdict: 'fail' as const,
  figures: [],
  limits: [],
  reason: { key: 'battery.family.fail', params: { family: 'SBR', families: ['LUNA2000'] } },
};

const counts = { fits: 0, 'fits-with-limits': 0, unknown: 0, 'does-not-fit': 0 };

const FIT: ProductFit = {
  productId: 'prd_1',
  kind: 'inverter',
  site: { id: 'dubai', cellMinC: 5, cellHotC: 75, roofC: 70 },
  groups: [
    {
      kind: 'panel',
      counts: { ...counts, fits: 6 },
      items: Array.from({ length: 6 }, (_, at) =>
        item(`Panel${at}`, {
          strings: { minModules: 6, maxModules: 19, stringsByTracker: [2, 2], maxStrings: 4 },
        }),
      ),
    },
    {
      kind: 'battery',
      counts: { ...counts, unknown: 1, 'does-not-fit': 1 },
      items: [
        item('Wall', {
          verdict: 'unknown',
          reason: { key: 'not-published', params: { missing: ['phase'] } },
        }),
        item('Stack', {
          verdict: 'does-not-fit',
          reason: closed.reason,
          outcomes: [closed, { ...closed, rule: 'battery.input', reason: noInput }],
        }),
      ],
    },
  ],
};

let respond: (call: FakeCall) => unknown;
let http: ReturnType<typeof fakeHttp>;

/** Whether the section is near the part of the page that is seen. */
function scrollTo(near: boolean): void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.seen([{ isIntersecting: near }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

beforeEach(() => {
  scrollTo(true);
  respond = () => FIT;
  http = fakeHttp({ 'GET /api/catalog/products/:slug/fit': (call: FakeCall) => respond(call) });
});
afterEach(async () => {
  http.restore();
  await act(() => setLanguage('en'));
});

it('shows what goes with the product by kind, with strings, and the rest on demand', async () => {
  const { user } = await renderWithKit(<FitSection slug="sun2000" />, { locales });
  const goes = await screen.findByRole('tab', { name: /Compatible 6/ });
  expect(goes.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('heading', { level: 3, name: 'Solar panels 6' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: /Batteries/ })).toBeNull();
  expect(screen.getAllByText('Modules in a string: 6 to 19 · up to 4 strings')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show all 6: Solar panels' }));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Maker Panel5' }).getAttribute('href')).toBe(
    '/products/panel5',
  );
});

it('says why something does not go with it, and which figure is not published', async () => {
  const { user } = await renderWithKit(<FitSection slug="sun2000" />, { locales });
  await user.click(await screen.findByRole('tab', { name: /Not compatible 1/ }));
  const row = within(screen.getByRole('tabpanel')).getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('LUNA2000. SBR is not among them.');
  await user.click(screen.getByText(/^2 checks/));
  expect(screen.getByText('The inverter has no battery input.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /Not known 1/ }));
  expect(screen.getByText('Not known, because not published: number of phases.')).toBeTruthy();
});

it('speaks French, reasons too', async () => {
  await renderWithKit(<FitSection slug="sun2000" />, { locales });
  await screen.findByRole('tab', { name: /Compatible/ });
  await act(() => setLanguage('fr'));
  expect(screen.getByRole('heading', { level: 2, name: 'Produits compatibles' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Panneaux solaires 6' })).toBeTruthy();
  expect(screen.getAllByText('L’onduleur a une entrée batterie.')).toHaveLength(4);
});

it('asks for the roof of a mounting system, and keeps the place beside it', async () => {
  respond = () => ({ ...FIT, kind: 'mounting' });
  const { user } = await renderWithKit(<FitSection slug="s-dome" />, { locales });
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Roof', 'Flat');
  await choose('Location', 'Doha');
  await waitFor(() =>
    expect(http.calls.at(-1)?.params).toMatchObject({ site: 'doha', roof: 'flat' }),
  );
  expect(screen.queryByRole('combobox', { name: 'Utility' })).toBeNull();
});

it('asks for the connection of a microinverter as of any inverter', async () => {
  respond = () => ({ ...FIT, kind: 'microinverter' });
  await renderWithKit(<FitSection slug="iq8" />, { locales });
  expect(await screen.findByRole('combobox', { name: 'Utility' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Roof' })).toBeNull();
});

it('asks for nothing until the page is scrolled near it', async () => {
  scrollTo(false);
  await renderWithKit(<FitSection slug="sun2000" />, { locales });
  expect(screen.getByRole('status')).toBeTruthy();
  expect(http.calls).toEqual([]);
});

it('says so when no rule speaks of the product', async () => {
  respond = () => ({ ...FIT, kind: null, groups: [] });
  await renderWithKit(<FitSection slug="charger" />, { locales });
  expect(await screen.findByText(/No compatibility rules for this kind of product/)).toBeTruthy();
});

it('offers to try again after a failure', async () => {
  respond = () => answer(400, { code: 'bad' });
  const { user } = await renderWithKit(<FitSection slug="sun2000" />, { locales });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  respond = () => FIT;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('tab', { name: /Compatible/ })).toBeTruthy());
});
