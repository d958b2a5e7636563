import type axe from 'axe-core';

/*
 * What runs in the page: each function is sent as it stands, and knows nothing outside of it.
 */

/** With all rules; null when the page has none yet. */
export async function lookInLight(element: Element): Promise<string[] | null> {
  const { axe: rules } = globalThis as unknown as { axe?: typeof axe };
  if (!rules) return null;
  holdStill();
  // The text of all that was looked at costs a tenth of the look, and is shown to nobody.
  rules.configure({ noHtml: true });
  const { violations } = await rules.run(element === document.body ? document : element, {
    resultTypes: ['violations'],
    // The one frame of the product is the payment provider's.
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ') ?? ''}`);

  /** A colour on its way from one theme to the next belongs to neither; a page that moves closes what hangs on a field. */
  function holdStill() {
    const own = globalThis as { isStill?: true };
    if (own.isStill) return;
    own.isStill = true;
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important } html { overflow-anchor: none }',
    );
    document.adoptedStyleSheets.push(still);
  }
}

/**
 * With the rules that depend on the theme. Everything stands where it did in the light, where each text was looked at; of texts with the
 * same colours on the same grounds, such as the rows of a table, one is looked at here.
 */
export async function lookInDark(
  element: Element,
  only: { colours: string[]; sizes: string[] },
): Promise<string[]> {
  const { axe: rules } = globalThis as unknown as { axe: typeof axe };
  const root = document.documentElement;
  root.dataset['theme'] = 'dark';
  const grounds = new Map<Element, string>();
  const looks = oneOfEachLook();
  const found = [
    ...(looks.length > 0 ? await violations({ include: looks }, only.colours) : []),
    ...(await violations(element === document.body ? document : element, only.sizes)),
  ];
  root.dataset['theme'] = 'light';
  return found;

  async function violations(context: axe.ElementContext, runOnly: string[]): Promise<string[]> {
    const results = await rules.run(context, {
      resultTypes: ['violations'],
      iframes: false,
      runOnly,
    });
    return results.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ') ?? ''}`);
  }

  function oneOfEachLook(): Element[] {
    const kept = new Map<string, Element>();
    for (const candidate of [element, ...element.querySelectorAll('*')]) {
      if (!hasWords(candidate) || !isSeen(candidate)) continue;
      const look = lookOf(candidate);
      const before = kept.get(look);
      // What was scrolled out of sight is not judged.
      if (!before || (!isInSight(before) && isInSight(candidate))) kept.set(look, candidate);
    }
    return [...kept.values()];
  }

  function hasWords(candidate: Element): boolean {
    if (candidate.matches('input, select, textarea')) return true;
    return [...candidate.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  }

  function isSeen(candidate: Element): boolean {
    return candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isInSight(candidate: Element): boolean {
    const { left, right } = candidate.getBoundingClientRect();
    return left >= 0 && right <= root.clientWidth;
  }

  /** All that its contrast depends on. */
  function lookOf(candidate: Element): string {
    const { fontSize, fontWeight, textShadow } = getComputedStyle(candidate);
    const isOff =
      candidate.closest(':disabled, [aria-disabled="true"]') !== null ||
      candidate.closest('label')?.control?.matches(':disabled') === true;
    return [fontSize, fontWeight, textShadow, isOff, groundOf(candidate)].join();
  }

  /** Its own colours and those of everything around it. */
  function groundOf(at: Element): string {
    const known = grounds.get(at);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, position } = getComputedStyle(at);
    const own = [at.localName, color, backgroundColor, backgroundImage, opacity, position].join();
    const ground = `${at.parentElement ? groundOf(at.parentElement) : ''}/${own}`;
    grounds.set(at, ground);
    return ground;
  }
}
