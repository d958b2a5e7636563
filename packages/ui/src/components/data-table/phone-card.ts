import type { ReactNode } from 'react';
import type { DataColumn } from './data-table-model';

/** Where a cell stands in the card that its row is on a phone. */
export type CardPlace = 'title' | 'status' | 'pair' | 'figure' | 'hidden';

/** The place of each column in view: those that say it, then the first as the title and `status` as the status. */
export function cardPlaces<Row>(
  columns: readonly DataColumn<Row>[],
): ReadonlyMap<string, CardPlace> {
  const named = (place: CardPlace) => columns.find(({ onPhone }) => onPhone === place);
  const free = columns.filter(({ onPhone }) => onPhone === undefined);
  const status = named('status') ?? free.find(({ id }) => id === 'status');
  const title = named('title') ?? free.find((column) => column !== status);
  return new Map(
    columns.map((column) => {
      if (column === title) return [column.id, 'title'];
      if (column === status) return [column.id, 'status'];
      const { onPhone } = column;
      return [column.id, onPhone === 'hidden' || onPhone === 'figure' ? onPhone : 'pair'];
    }),
  );
}

/** What a cell without a value shows. */
const BLANKS: readonly ReactNode[] = [null, undefined, false, '', '–'];

/** Whether a cell shows nothing, or the dash that stands for it: a card leaves such a line out. */
export function isBlank(content: ReactNode): boolean {
  return BLANKS.includes(content);
}
