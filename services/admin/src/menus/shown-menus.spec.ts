import { DEFAULT_MENUS } from './default-menus';
import { shownMenus } from './shown-menus';

const text = (en: string) => ({ en, fr: `${en} fr` });
const entry = (
  _id: string,
  kind: 'services' | 'pages',
  slug: string,
  fields: Record<string, unknown> = {},
) => ({ _id, kind, slug, title: text(slug), excerpt: text('About it'), fields });

it('shows the services that are marked, in their order, with the mark “new”', () => {
  const marked = [
    entry('1', 'services', 'bess', { isNew: true }),
    entry('2', 'services', 'leasing'),
  ];
  const { services } = shownMenus({}, DEFAULT_MENUS, { marked });
  expect(services?.map(({ to, isNew }) => [to, isNew])).toEqual([
    ['/services/bess', true],
    ['/services/leasing', false],
  ]);
});

it('adds marked pages to the menu of their section, once', () => {
  const about = entry('1', 'pages', 'about');
  const team = entry('2', 'pages', 'team', { parentId: '1' });
  const guides = entry('3', 'pages', 'guides');
  const shown = shownMenus({}, DEFAULT_MENUS, { marked: [about, team, guides] });
  expect(shown.about?.map(({ to }) => to)).toEqual([
    ...DEFAULT_MENUS.about.map(({ to }) => to),
    '/pages/team',
  ]);
  expect(shown.resources?.at(-1)?.to).toBe('/pages/guides');
});

it('adds a marked page to the section of the nearest page above it that has a menu', () => {
  const csr = { ...entry('1', 'pages', 'our-duty'), formerSlugs: ['csr'] };
  const between = entry('2', 'pages', 'water', { parentId: '1' });
  const wells = entry('3', 'pages', 'wells', { parentId: '2' });
  const shown = shownMenus({}, DEFAULT_MENUS, { marked: [wells], above: [between, csr] });
  expect(shown.csr?.at(-1)?.to).toBe('/pages/wells');
});

it('keeps what editors wrote, and leaves the other menus to the pages', () => {
  const link = {
    to: '/services/bess',
    label: text('Storage'),
    text: text(''),
    isNew: false,
    place: 'mobile' as const,
  };
  const shown = shownMenus({ services: [link], csr: null }, DEFAULT_MENUS, {
    marked: [entry('1', 'services', 'bess', { isNew: true })],
  });
  expect(shown).toEqual({ services: [{ ...link, isNew: true }] });
});

it('leads links to a built-in page to where it is now, also those that editors wrote', () => {
  const moved = new Map([['/careers', '/pages/jobs']]);
  const link = { ...DEFAULT_MENUS.about[0], to: '/careers', label: text('Jobs') };
  const csr = [link as (typeof DEFAULT_MENUS.csr)[0]];
  const shown = shownMenus({ csr }, DEFAULT_MENUS, { marked: [], moved });
  expect(shown.csr?.map(({ to }) => to)).toEqual(['/pages/jobs']);
  expect(shown.about?.map(({ to }) => to)).toEqual(
    DEFAULT_MENUS.about.map(({ to }) => (to === '/careers' ? '/pages/jobs' : to)),
  );
  expect(shown.resources).toBeUndefined();
});
