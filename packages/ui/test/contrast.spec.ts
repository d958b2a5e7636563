import { contrastRatio, readThemes, type ThemeName } from './theme-tokens';

const GROUNDS = ['canvas', 'surface', 'surface-sunken', 'surface-raised'];
const HOVERED = [...GROUNDS, 'surface-hover', 'surface-selected'];

/** Every pair of a text colour with the grounds it is set on. */
const TEXT: Record<string, string[]> = {
  text: HOVERED,
  'text-muted': HOVERED,
  'text-subtle': GROUNDS,
  'text-inverse': ['surface-inverse'],
  link: HOVERED,
  'link-hover': GROUNDS,
  'accent-text': [...GROUNDS, 'surface-selected'],
  'on-action': ['action', 'action-hover', 'action-active'],
  'on-accent': ['accent', 'accent-hover', 'accent-active'],
  'on-success': ['success-solid'],
  'on-warning': ['warning-solid'],
  'on-danger': ['danger-solid', 'danger-hover'],
  'on-info': ['info-solid'],
  'success-text': [...GROUNDS, 'success-bg'],
  'warning-text': [...GROUNDS, 'warning-bg'],
  'danger-text': [...GROUNDS, 'danger-bg'],
  'info-text': [...GROUNDS, 'info-bg'],
  'neutral-text': ['neutral-bg'],
};

/** What shows where a control is and what has the focus. */
const GRAPHICS: Record<string, string[]> = {
  'border-strong': [...GROUNDS, 'control'],
  'border-hover': [...GROUNDS, 'control'],
  action: GROUNDS,
  focus: HOVERED,
  'danger-text': ['control'],
};

const TEXT_RATIO: Record<ThemeName, number> = {
  light: 4.5,
  dark: 4.5,
  'light, high contrast': 7,
  'dark, high contrast': 7,
};
const GRAPHICS_RATIO = 3;

const themes = readThemes();

function check(theme: ThemeName, pairs: Record<string, string[]>, minimum: number): string[] {
  const tokens = themes[theme];
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const [first, second] = [tokens.get(front), tokens.get(back)];
      if (!first || !second) return [`--color-${front} or --color-${back} is not defined`];
      const ratio = contrastRatio(first, second);
      return ratio < minimum ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(Object.keys(themes) as ThemeName[])('contrast in the theme %s', (theme) => {
  it('lets every text be read on every ground it is set on', () => {
    expect(check(theme, TEXT, TEXT_RATIO[theme])).toEqual([]);
  });

  it('shows every control border and focus ring', () => {
    expect(check(theme, GRAPHICS, GRAPHICS_RATIO)).toEqual([]);
  });
});

/** They draw lines and grooves. */
const LINES = /^(?:border|chart|focus|track)/;
const TEXTS = /^(?:text|link|on-)|-text$/;
const READABLE = 4.5;
const READABLE_IF_LARGE = 3;

describe.each(['light', 'dark'] as const)('high contrast over the theme %s', (theme) => {
  const [normal, high] = [themes[theme], themes[`${theme}, high contrast`]];
  const names = [...normal.keys()].filter((name) => !LINES.test(name));
  const ratioIn = (tokens: typeof normal, front: string, back: string) =>
    contrastRatio(tokens.get(front) ?? '', tokens.get(back) ?? '');
  const lost = (fronts: readonly string[], backs: readonly string[], least: number) =>
    fronts.flatMap((front) =>
      backs
        .filter((back) => ratioIn(normal, front, back) >= least)
        .filter((back) => ratioIn(high, front, back) < least)
        .map((back) => `${front} on ${back}`),
    );

  // So the walks over all screens, which look at every pair that a screen makes, do without the themes of high contrast.
  it('leaves every pair of colours readable that was so', () => {
    expect(lost(names, names, READABLE)).toEqual([]);
    const texts = names.filter((name) => TEXTS.test(name) && !name.endsWith('disabled'));
    const grounds = [...HOVERED, ...names.filter((name) => name.endsWith('-bg'))];
    expect(lost(texts, grounds, READABLE_IF_LARGE)).toEqual([]);
    // The one text in a groove: tabs.
    expect(ratioIn(high, 'text', 'track')).toBeGreaterThan(READABLE);
    expect(ratioIn(high, 'text-muted', 'track')).toBeGreaterThan(READABLE);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
