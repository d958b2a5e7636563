import { newId } from '@solar/service-kit/mongo/new-id';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { ImportRunner } from '@solar/service-kit/imports/import-runner';
import { ImportClient } from '@solar/service-kit/testing/import-table';
import { transactionCommands } from '@solar/service-kit/testing/sent-commands';
import type { UserDoc } from '../../src/user/user.schema';
import { register } from '../account';
import type { People } from './people';

const ROWS = 120;
/** Rows that are written at once. */
const BATCH = 100;

/** Imports of customers. */
export function tablesOfCustomers(people: People): void {
  describe('tables of customers', () => {
    const KIND = { kind: 'customers' };
    const client = (token = people.boss.token) =>
      new ImportClient(people.service, token, '/api/account/admin/imports');
    const stored = (email: string) =>
      people.service.db.collection<UserDoc>('users').findOne({ email });

    it('are read as a kept mapping says, and mended where they are wrong', async () => {
      const { body } = await client().upload(KIND, 'E-mail;First name;Last name\nnobody;A;B\n');
      expect(await client().keepAndMend('customers', body)).toEqual([201, 200, 204, 200]);
    });

    it('add people without a word to them, change those who are chosen, and are taken back', async () => {
      const group = `Fitters ${newId('grp').slice(-6)}`;
      await people.call(people.boss, 'POST', 'groups', { name: group, discountBasisPoints: 500 });
      const [fresh, known] = [`${newId('usr')}@table.example`, await register(people.service)];
      const head = 'E-mail;First name;Last name;TRN;Group;Language';
      const trn = '100 2222 2222 2223';
      const rows = `${fresh};Nour;Haddad;${trn};${group.toUpperCase()};FR\n${known.email};New;Name;;;\n`;
      const skipped = await client().import(KIND, `${head}\n${rows}`, { existing: 'skip' });
      expect(skipped).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
      expect(await stored(fresh)).toMatchObject({
        ...{ firstName: 'Nour', language: 'fr', role: 'user', approved: false, active: true },
        groupId: expect.stringMatching(/^grp_/) as string,
        taxNumber: '100222222222223',
      });
      const updated = await client().import(KIND, `${head}\n${rows}`);
      expect(updated).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
      expect(await stored(known.email)).toMatchObject({ firstName: 'New', lastName: 'Name' });
      const mailed = await people.service.published(sendMailContract('account'));
      expect(mailed.filter(({ data }) => data.to === fresh)).toEqual([]);

      expect(await client().undo(updated.id)).toMatchObject({ undone: 1, kept: 0 });
      expect((await stored(known.email))?.firstName).not.toBe('New');
      expect(await client().undo(skipped.id)).toMatchObject({ undone: 1, kept: 0 });
      expect(await stored(fresh)).toBeNull();
    });

    it('go on behind the batch at which their process was lost, and are taken back by batches', async () => {
      const mark = newId('usr').slice(-8);
      const at = (index: number) => `${mark}-${index}@table.example`;
      const lines = Array.from({ length: ROWS }, (_, index) => `${at(index)},Row,R${index}`);
      const { body } = await client().upload(
        KIND,
        ['email,first name,last name', ...lines].join('\n'),
      );
      const users = people.service.db.collection<UserDoc>('users');
      const imported = { email: new RegExp(`^${mark}-`) };
      const imports = people.service.db.collection<{ _id: string }>('imports');
      // As it stands after the first batch, whose customers are not there to be seen again.
      const lost = {
        status: 'running',
        mapping: body.mapping,
        done: BATCH,
        updatedAt: new Date(0),
      };
      await imports.updateOne({ _id: body.id }, { $set: { ...lost, created: BATCH } });
      await people.service.get(ImportRunner).goOn(new Date());
      expect(await client().ended(body.id, 'done')).toMatchObject({ created: ROWS, done: ROWS });
      expect(await users.countDocuments(imported)).toBe(ROWS - BATCH);
      expect(await stored(at(BATCH - 1))).toBeNull();

      const found = () => users.find(imported).sort({ _id: 1 }).toArray();
      const [approved, renamed, ...others] = await found();
      const kept = [approved?._id, renamed?._id];
      await people.call(people.boss, 'PUT', `customers/${kept[0]}/approval`, { approved: true });
      await people.call(people.boss, 'PATCH', `customers/${kept[1]}`, { firstName: 'Other' });
      const undone = await client().undo(body.id);
      expect(undone).toMatchObject({ undone: others.length, kept: 2 });
      expect((await found()).map(({ _id }) => _id)).toEqual(kept);
      // A hash costs more than all the rest that this service does for a row.
      const erased = { _id: { $in: others.map(({ _id }) => _id) } };
      expect(await users.distinct('passwordHash', erased)).toHaveLength(1);
    });

    it('write the people of a batch together, and give back what nobody has changed since', async () => {
      const mark = newId('usr').slice(-8);
      const table = (name: string) =>
        ['email,first name,last name']
          .concat(Array.from({ length: BATCH }, (_, at) => `${mark}-${at}@table.example,${name},R`))
          .join('\n');
      // A transaction that met another write of the same people runs again.
      const together = async (work: () => Promise<unknown>) => {
        const sent = await transactionCommands(people.service, work);
        const writes = sent.filter((name) => /^(insert|update|findAndModify) users$/.test(name));
        expect(writes.length).toBeLessThan(BATCH / 10);
      };
      await together(() => client().import(KIND, table('First')));
      let changed = { id: '' };
      await together(async () => {
        changed = await client().import(KIND, table('Second'));
        expect(changed).toMatchObject({ updated: BATCH });
      });
      const since = await stored(`${mark}-7@table.example`);
      await people.call(people.boss, 'PATCH', `customers/${since?._id}`, { firstName: 'Third' });
      await together(async () => {
        expect(await client().undo(changed.id)).toMatchObject({ undone: BATCH - 1, kept: 1 });
      });
      const names = await people.service.db
        .collection<UserDoc>('users')
        .distinct('firstName', { email: new RegExp(`^${mark}-`) });
      expect(names.sort()).toEqual(['First', 'Third']);
    });

    it('change no staff, know no strange group, and are refused to others', async () => {
      const written = [
        `${people.boss.email},A,B,,`,
        'x@y.example,A,B,Nobody,',
        'no,A,B,,',
        'z@y.example,A,B,,1002',
      ];
      const rows = ['email,firstName,lastName,group,trn', ...written, ''].join('\n');
      const { body } = await client().upload(KIND, rows);
      const preview = await client().preview(body);
      expect(preview.body.items.map(({ errors }) => errors)).toMatchObject([
        [{ column: 'email', code: 'not-a-customer' }],
        [{ column: 'group', code: 'unknown' }],
        [{ column: 'email', code: 'not-valid' }],
        [{ column: 'taxNumber', code: 'not-valid' }],
      ]);
      const none = await client().post(`${body.id}/start`, { mapping: body.mapping, rows: 'good' });
      expect([none.status, none.body.code]).toEqual([422, 'import.nothing']);
      const editor = client(await people.service.token({ role: 'editor' }));
      expect((await editor.upload(KIND, rows)).status).toBe(403);
      expect((await editor.get(body.id)).status).toBe(403);
      const stranger = client(await people.service.token({ approved: true }));
      expect((await stranger.page(KIND)).status).toBe(403);
    });
  });
}
