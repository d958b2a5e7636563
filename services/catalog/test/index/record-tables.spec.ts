import { RecordTables } from '../../src/index/record-tables';

const settings = (_id: string, currency: string) => ({ _id, currency });

describe('record tables', () => {
  it('change what was read, drop what was not found and leave the rest', () => {
    const tables = new RecordTables();
    tables.put('settings', [settings('a', 'USD'), settings('b', 'USD'), settings('c', 'USD')]);
    tables.put('settings', [settings('a', 'AED')], ['a', 'b']);
    expect([...tables.all('settings').values()]).toEqual([
      settings('a', 'AED'),
      settings('c', 'USD'),
    ]);
  });

  it('drop what is gone when everything is read again', () => {
    const tables = new RecordTables();
    tables.put('settings', [settings('a', 'USD'), settings('b', 'USD')]);
    tables.put('settings', [settings('b', 'USD')]);
    expect([...tables.all('settings').keys()]).toEqual(['b']);
  });

  it('count the changes of each kind', () => {
    const tables = new RecordTables();
    expect(tables.version('group')).toBe(0);
    tables.put('group', []);
    tables.put('group', [], ['grp_1']);
    expect([tables.version('group'), tables.version('settings')]).toEqual([2, 0]);
  });
});
