import { screen } from '@testing-library/react';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { cardPlaces, isBlank } from '../../src/components/data-table/phone-card';
import { column, COLUMNS, ROWS, setup, type Row } from './product-table';

describe('a row on a phone', () => {
  it('carries the name of each of its values', () => {
    setup({ rows: ROWS.slice(0, 1), columnChoice: true });
    const names = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
    expect(names).toEqual(['Name', 'Stock', 'State']);
  });

  it('is sorted by a choice, as its headers are out of sight', async () => {
    const { user } = setup({ rows: ROWS });
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
      await user.click(screen.getByRole('option', { name }));
    };
    await choose('Stock, descending');
    expect(column(1).slice(0, 2)).toEqual(['29', '28']);
    await choose('Default order');
    expect(column(0)[0]).toBe('Panel 0');
  });

  it('asks the server for the order, which has no default but its own', async () => {
    const asked: unknown[] = [];
    const { user } = setup({
      rows: ROWS.slice(0, 10),
      total: 300,
      sort: '-name',
      onSortChange: (sort) => asked.push(sort),
    });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order.textContent).toBe('Name, descending');
    await user.click(order);
    expect(screen.queryByRole('option', { name: 'Default order' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Stock, ascending' }));
    expect(asked).toEqual(['stock']);
  });

  it('has a title and a status, said or found', () => {
    const placesOf = (columns: DataColumn<Row>[]) => Object.fromEntries(cardPlaces(columns));
    const [name, stock, state] = COLUMNS as [DataColumn<Row>, DataColumn<Row>, DataColumn<Row>];
    expect(placesOf([name, stock, { ...state, id: 'status' }])).toEqual({
      name: 'title',
      stock: 'pair',
      status: 'status',
    });
    expect(
      placesOf([
        { ...name, onPhone: 'hidden' },
        { ...stock, onPhone: 'title' },
        { ...state, onPhone: 'status' },
      ]),
    ).toEqual({ name: 'hidden', stock: 'title', state: 'status' });
    expect(placesOf([name, { ...stock, onPhone: 'figure' }])).toEqual({
      name: 'title',
      stock: 'figure',
    });
    // Whatever is switched off, the first of those in view leads.
    expect(placesOf([stock, state])).toEqual({ stock: 'title', state: 'pair' });
  });

  it('leaves out what has no value, and nothing else', () => {
    expect(['–', '', null, undefined, false].map(isBlank)).not.toContain(false);
    expect(['0', 0, 'no', <b key="b">–</b>].map(isBlank)).not.toContain(true);
  });
});
