import { useEffect, type RefObject } from 'react';

/** Whether keys go to something that takes them: a field, a dialog, a menu. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}

/** Brings letters and digits that are typed while no field has the focus into this one, as a scanner sends them. */
export function useTypedElsewhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.key === ' ') return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      // The browser writes the key into whatever has the focus after this event.
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
