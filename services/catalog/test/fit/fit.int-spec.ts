import { settingsChanged } from '@solar/contracts/admin/events';
import {
  DEFAULT_DESIGN_SITES,
  DEFAULT_UTILITIES,
  type FitPlaces,
} from '@solar/contracts/catalog/fit-places';
import { FIT_SITES } from '@solar/contracts/catalog/fit-sites';
import {
  fitCheckResultSchema,
  productFitSchema,
  type FitCheckResult,
  type ProductFit,
} from '@solar/contracts/catalog/fit-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import type { TestService } from '@solar/service-kit/testing/test-service';
import en from '@solar/solar/locales/en.json';
import { SITE_IDS, SITES } from '@solar/solar/sites/sites';
import { FitService } from '../../src/fit/fit.service';
import { startCatalog } from '../start-catalog';

const PANEL = demoProductId('JKM580N-72HL4-BDV');
const INVERTER = demoProductId('SUN2000-10KTL-M1');
const CHARGER = demoProductId('TAC-W22-T-0');

let service: TestService;

beforeAll(async () => {
  service = await startCatalog();
});
afterAll(() => service.close());

const fitOf = (idOrSlug: string, query: Record<string, string | number> = {}) =>
  service.request<ProductFit>('GET', `/api/catalog/products/${idOrSlug}/fit`, { query });
const check = (body: unknown, token?: string) =>
  service.request<FitCheckResult & { code: string; errors: { path: string }[] }>(
    'POST',
    '/api/catalog/fit/check',
    token ? { body, token } : { body },
  );

it('knows the same places as the formulas', () => {
  expect([...FIT_SITES]).toEqual([...SITE_IDS]);
  expect(DEFAULT_DESIGN_SITES).toEqual(Object.values(SITES));
});

describe('what goes with a product', () => {
  it('is answered to a visitor by kind, the best first, with figures, limits and reasons', async () => {
    const { status, body } = await fitOf(INVERTER);
    expect(status).toBe(200);
    expect(productFitSchema.parse(body)).toEqual(body);
    expect(body.kind).toBe('inverter');
    expect(body.groups.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['panel', 'battery', 'cable', 'dongle', 'meter']),
    );
    const panels = body.groups.find(({ kind }) => kind === 'panel');
    const item = panels?.items.find(({ product }) => product.id === PANEL);
    expect(item).toMatchObject({
      verdict: 'fits',
      strings: { minModules: 4, maxModules: 19, stringsByTracker: [1, 1], maxStrings: 2 },
      reason: { key: 'string.voltage-window.pass' },
    });
    expect(item?.outcomes[0]?.figures[0]).toEqual({ name: 'vocCold', value: 55.125, unit: 'V' });
    const order = ['fits', 'fits-with-limits', 'unknown', 'does-not-fit'];
    const places = panels?.items.map(({ verdict }) => order.indexOf(verdict)) ?? [];
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says why a battery does not fit, and which figure is not published', async () => {
    const { body } = await fitOf(INVERTER);
    const reasons = (kind: string) =>
      body.groups.find((group) => group.kind === kind)?.items.map(({ reason }) => reason);
    expect(reasons('battery')).toContainEqual({
      key: 'battery.family.fail',
      params: { family: 'SBR', families: ['LUNA2000'] },
    });
    expect(reasons('dongle')).toEqual([
      { key: 'not-published', params: { missing: ['compatible_inverter_families'] } },
    ]);
    const keys = body.groups.flatMap(({ items }) => items.map(({ reason }) => reason.key));
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });

  it('is the same from both sides, by id and by slug', async () => {
    const { body } = await fitOf(PANEL);
    const found = body.groups
      .flatMap(({ items }) => items)
      .find(({ product }) => product.id === INVERTER);
    expect(found?.verdict).toBe('fits');
    const bySlug = await fitOf(found?.product.slug ?? '');
    expect(bySlug.body).toEqual((await fitOf(INVERTER)).body);
  });

  it('changes with the place', async () => {
    const most = async (site: string) => {
      const { body } = await fitOf(PANEL, { site });
      return body.groups
        .flatMap(({ items }) => items)
        .find(({ product }) => product.sku === 'SUN2000-50KTL-M3')?.strings?.maxModules;
    };
    expect(await most('dubai')).toBe(19);
    expect((await fitOf(PANEL, { site: 'riyadh' })).body.site.cellMinC).toBeLessThan(5);
    expect(await most('muscat')).toBeGreaterThanOrEqual((await most('riyadh')) ?? Infinity);
  });

  it('counts what a limit leaves out', async () => {
    const { body } = await fitOf(PANEL, { limit: 1 });
    const inverters = body.groups.find(({ kind }) => kind === 'inverter');
    expect(inverters?.counts.fits).toBeGreaterThan(5);
    expect(inverters?.items.filter(({ verdict }) => verdict === 'fits')).toHaveLength(1);
  });

  it('is nothing for a product that no rule speaks of', async () => {
    const { status, body } = await fitOf(CHARGER);
    expect([status, body.kind, body.groups]).toEqual([200, null, []]);
  });

  it('is kept by its tag until the catalogue changes', async () => {
    const { headers } = await fitOf(INVERTER);
    const again = await service.request('GET', `/api/catalog/products/${INVERTER}/fit`, {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('refuses an unknown place, limit or field with 400 and an unknown product with 404', async () => {
    const bad: Record<string, string | number>[] = [
      { site: 'oslo' },
      { limit: 0 },
      { limit: 49 },
      { utility: 'nobody' },
      { phase: 'two' },
      { bogus: 1 },
    ];
    for (const query of bad) {
      const { status, headers } = await fitOf(INVERTER, query);
      expect([query, status, headers['content-type']]).toEqual([
        query,
        400,
        expect.stringMatching(/problem\+json/),
      ]);
    }
    expect((await fitOf('no-such-product')).status).toBe(404);
    expect((await fitOf(newId('prd'))).status).toBe(404);
  });

  it('comes from memory, like the check: no question goes to the database', async () => {
    const sent = await commandsDuring([service], async () => {
      await fitOf(PANEL, { site: 'doha' });
      await check({ lines: [{ productId: PANEL, quantity: 4 }] });
    });
    expect(sent).toEqual([]);
  });
});

describe('the check of a whole', () => {
  const system = (modules: number, modulesPerString?: number) => ({
    lines: [
      { productId: PANEL, quantity: modules, ...(modulesPerString ? { modulesPerString } : {}) },
      { productId: INVERTER, quantity: 1 },
    ],
  });

  it('proposes a shorter string for one that is too long', async () => {
    const { status, body } = await check(system(22, 22));
    expect(status).toBe(200);
    expect(fitCheckResultSchema.parse(body)).toEqual(body);
    expect(body.verdict).toBe('does-not-fit');
    expect(body.mends).toEqual([
      {
        kind: 'modules-per-string',
        productId: PANEL,
        from: 22,
        to: 19,
        reason: { key: 'mend.modules-per-string', params: { from: 22, to: 19 } },
      },
    ]);
    expect(body.outcomes.map(({ reason }) => reason.key)).toContain('system.string-length.fail');
  });

  it('finds the strings of a cart that works', async () => {
    const { body } = await check(system(24));
    expect([body.verdict, body.strings, body.mends]).toEqual([
      'fits',
      [{ strings: 2, modules: 12 }],
      [],
    ]);
  });

  it('takes temperatures, grid and roof of the project', async () => {
    const cold = await check({ ...system(22, 22), temperatures: { cellMinC: -25 } });
    expect(cold.body.mends[0]?.to).toBe(18);
    expect(cold.body.site.cellMinC).toBe(-25);
    const grid = await check({ ...system(24), grid: { phase: 'single', powerLimitKw: 5 } });
    expect(grid.body.verdict).toBe('does-not-fit');
    const roof = await check({
      lines: [{ productId: demoProductId('S-DOME-6-10'), quantity: 1 }],
      roof: 'pitched',
    });
    expect(roof.body.lines[0]?.outcomes[0]?.reason.key).toBe('mounting.roof.fail');
  });

  it('names products that are gone or that no rule speaks of', async () => {
    const gone = newId('prd');
    const { body } = await check({
      lines: [
        { productId: gone, quantity: 1 },
        { productId: CHARGER, quantity: 1 },
      ],
    });
    expect(body).toMatchObject({
      verdict: 'fits',
      lines: [],
      notFound: [gone],
      notJudged: [CHARGER],
    });
  });

  it('is the same for every reader', async () => {
    const visitor = await check(system(24));
    const customer = await check(system(24), await service.token({ approved: true }));
    expect(customer.body).toEqual(visitor.body);
    expect(visitor.text).not.toMatch(/price|amount|currency/i);
  });

  it('refuses what is no system with 400', async () => {
    const line = { productId: PANEL, quantity: 1 };
    const bad: [unknown, string][] = [
      [{}, 'lines'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, quantity: 1e9 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...line, productId: 'x' }] }, 'lines.0.productId'],
      [{ lines: [{ ...line, modulesPerString: -3 }] }, 'lines.0.modulesPerString'],
      [{ lines: [line], site: 'oslo' }, 'site'],
      [{ lines: [line], temperatures: { cellMinC: -400 } }, 'temperatures.cellMinC'],
      [{ lines: [line], grid: { powerLimitKw: 0 } }, 'grid.powerLimitKw'],
      [{ lines: Array.from({ length: 101 }, () => line) }, 'lines'],
    ];
    for (const [body, path] of bad) {
      const answer = await check(body);
      expect([path, answer.status, answer.body.errors.map((one) => one.path)]).toEqual([
        path,
        400,
        [path],
      ]);
      expect(answer.headers['content-type']).toMatch(/problem\+json/);
    }
    expect((await check({ lines: [line], price: 1 })).status).toBe(400);
  });

  it('answers the largest cart there can be without delay', async () => {
    const { groups } = await service.get(FitService).ofProduct(PANEL, { site: 'dubai', limit: 48 });
    const ids = [PANEL, ...groups.flatMap(({ items }) => items.map(({ product }) => product.id))];
    const lines = [...new Set(ids)].map((productId) => ({ productId, quantity: 9_999 }));
    expect(lines.length).toBeGreaterThan(30);
    const { status } = await check({ lines });
    expect(status).toBe(200);
    const odd = await check({
      lines: [
        { productId: PANEL, quantity: 9_999 },
        { productId: INVERTER, quantity: 10_000 },
      ],
    });
    expect(odd.status).toBe(200);
  });
});

describe('places and utilities', () => {
  const places = async () =>
    (await service.request<FitPlaces>('GET', '/api/catalog/fit/places')).body;
  const lines = [{ productId: INVERTER, quantity: 250 }];
  const ofUtility = async (utility: string) =>
    (await check({ lines, grid: { utility } })).body.outcomes.find(
      ({ rule }) => rule === 'utility.power',
    );

  it('are those of the code until the settings say otherwise', async () => {
    expect(await places()).toEqual({ sites: DEFAULT_DESIGN_SITES, utilities: DEFAULT_UTILITIES });
    expect(await ofUtility('dewa')).toMatchObject({
      ...{ severity: 'hard', verdict: 'fail' },
      reason: {
        key: 'utility.power.fail',
        params: { power: 2_500, limit: 2_080, utility: 'DEWA', date: '2020-05-11' },
      },
    });
    expect(await ofUtility('sewa')).toMatchObject({ severity: 'soft', verdict: 'unknown' });
    const { body } = await fitOf(INVERTER, { utility: 'dewa', phase: 'single' });
    expect(body.grid?.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['grid.phase', 'fail'],
      ['utility.power', 'pass'],
    ]);
    expect((await fitOf(PANEL, { utility: 'dewa' })).body.grid).toBeUndefined();
    const unknown = await check({ lines, grid: { utility: 'nobody' } });
    expect([unknown.status, unknown.body.errors[0]?.path]).toEqual([400, 'utility']);
  });

  it('count the roof for what is mounted on it', async () => {
    const mounted = async (roof: string) => {
      const { body } = await fitOf(demoProductId('S-DOME-6-10'), { roof });
      const [group] = body.groups;
      return [group?.kind, group?.items[0]?.reason.key, group?.counts.unknown];
    };
    expect(await mounted('flat')).toEqual(['panel', 'mounting.clamp.not-published.fail', 3]);
    expect(await mounted('pitched')).toEqual(['panel', 'mounting.roof.fail', 0]);
    expect((await fitOf(PANEL, { roof: 'round' })).status).toBe(400);
  });

  it('say of an off-grid inverter what the grid is to it', async () => {
    const said = async (query: Record<string, string>) =>
      (await fitOf(demoProductId('SPF 5000 ES'), query)).body.grid?.map(({ reason }) => reason.key);
    expect(await said({})).toEqual(['grid.feed-in.pass']);
    expect(await said({ utility: 'dewa', phase: 'single' })).toEqual(['grid.feed-in.fail']);
  });

  it('follow the settings of the site', async () => {
    const limit = { phase: null, maxKw: 3, source: 'A letter', url: '', asOf: '2026-01-02' };
    const area = { en: 'Here', fr: 'Ici' };
    const { body: before } = await fitOf(PANEL);
    await service.publish(settingsChanged, {
      ...{ aggregateId: 'settings', version: 1 },
      data: {
        ...{ siteName: 'Alsa Solar', contactEmail: 'info@alsa.example' },
        ...{ currency: 'USD', currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500 },
        ...{ shippingEnabled: true, defaultShippingMinor: 0, paymentsEnabled: true },
        designSites: [{ id: 'dubai', cellMinC: -30, cellHotC: 80, roofC: 75 }],
        utilities: [{ code: 'ours', name: 'Ours', area, limits: [limit] }],
      },
    });
    await service.waitFor(async () => (await places()).utilities[0]?.code === 'ours');
    const now = await places();
    expect(now.sites[0]).toEqual({ id: 'dubai', cellMinC: -30, cellHotC: 80, roofC: 75 });
    expect(now.sites.slice(1)).toEqual(DEFAULT_DESIGN_SITES.slice(1));
    expect(await ofUtility('ours')).toMatchObject({ verdict: 'fail', limits: [{ value: 3 }] });
    expect((await check({ lines, grid: { utility: 'dewa' } })).status).toBe(400);
    const { body: after } = await fitOf(PANEL);
    expect(after.site).toMatchObject({ cellMinC: -30 });
    const longest = ({ groups }: ProductFit) =>
      groups.flatMap(({ items }) => items).find(({ product }) => product.sku === 'SUN2000-50KTL-M3')
        ?.strings?.maxModules ?? NaN;
    expect(longest(after)).toBeLessThan(longest(before));
  });
});
