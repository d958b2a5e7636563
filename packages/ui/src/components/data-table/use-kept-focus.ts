import { useEffect, type RefObject } from 'react';

/** Takes the focus to the table when the button that had it left with the selection. */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      // Later: a question that leaves as well gives its focus back first.
      setTimeout(() => {
        if (document.activeElement === document.body) table.current?.focus({ preventScroll: true });
      });
    },
    [table],
  );
}
