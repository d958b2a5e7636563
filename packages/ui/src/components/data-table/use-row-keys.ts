import { useEffect, type RefObject } from 'react';

const STEPS: Partial<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';
/** Controls that have a use of their own for these keys. */
const TAKEN = 'input:not([type="checkbox"]), textarea, select, [role="combobox"], [aria-haspopup]';

/** The arrow keys lead from a control of a row to the same one of the row above or below. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current;
    element?.addEventListener('keydown', moveBetweenRows);
    return () => element?.removeEventListener('keydown', moveBetweenRows);
  }, [table]);
}

function moveBetweenRows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { target } = event;
  const isBare = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!step || !isBare || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const row = target.closest('tbody tr');
  const next = row?.[step];
  if (!row || !next || target.matches(TAKEN)) return;
  const place = controlsOf(row).indexOf(target);
  const controls = controlsOf(next);
  const control = place < 0 ? undefined : controls[Math.min(place, controls.length - 1)];
  if (!control) return;
  event.preventDefault();
  control.focus();
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}
