import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { listPage, TOTAL_BOUND } from '../src/mongo/list-page';
import { sentDuring } from '../src/testing/sent-commands';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';

type Row = { _id: string; name: string; version: number };

let service: TestService;
let rows: Model<Row>;

beforeAll(async () => {
  service = await createWidgets();
  rows = service.get<Model<Row>>(getModelToken('WidgetView'));
});
beforeEach(() => rows.collection.deleteMany({}));
afterAll(() => service.close());

async function insert(count: number, name = 'row'): Promise<void> {
  const made = Array.from({ length: count }, (_, at) => ({
    _id: `${name}${String(at).padStart(6, '0')}`,
    name,
    version: at,
  }));
  await rows.collection.insertMany(made as never[]);
}

const listing = { filter: {}, sort: { _id: 1 } } as const;
const at = (page: number, pageSize = 10) => ({ page, pageSize });

it('answers a page in its order, with the fields that were asked for', async () => {
  await insert(25);
  const [items, total] = await listPage<Row>(
    rows,
    { ...listing, projection: { version: 1 } },
    at(2),
  );
  expect(items).toEqual(
    Array.from({ length: 10 }, (_, n) => ({ _id: `row0000${n + 10}`, version: n + 10 })),
  );
  expect(total).toEqual({ total: 25 });
});

it('knows the total of the last page, and of one behind it', async () => {
  await insert(25);
  expect((await listPage<Row>(rows, listing, at(3)))[1]).toEqual({ total: 25 });
  expect(await listPage<Row>(rows, listing, at(4))).toEqual([[], { total: 25 }]);
});

it('counts again after each change of a list that is not long', async () => {
  await insert(25);
  expect((await listPage<Row>(rows, listing, at(1)))[1]).toEqual({ total: 25 });
  await insert(5, 'more');
  expect((await listPage<Row>(rows, listing, at(1)))[1]).toEqual({ total: 30 });
});

it('keeps the counts of different filters apart', async () => {
  await insert(15, 'a');
  await insert(25, 'b');
  const totals = await Promise.all(
    [/^a/, /^b/].map((name) => listPage<Row>(rows, { ...listing, filter: { name } }, at(1))),
  );
  expect(totals.map(([, total]) => total)).toEqual([{ total: 15 }, { total: 25 }]);
});

it('says from the bound on that there are at least so many, and ends there', async () => {
  await insert(TOTAL_BOUND + 50);
  const [, total] = await listPage<Row>(rows, listing, at(1));
  expect(total).toEqual({ total: TOTAL_BOUND, totalIsLowerBound: true });
  const [last] = await listPage<Row>(rows, listing, at(TOTAL_BOUND / 10));
  expect(last).toHaveLength(10);
  await expect(listPage<Row>(rows, listing, at(TOTAL_BOUND / 10 + 1))).rejects.toMatchObject({
    status: 400,
  });
});

describe('rows that are sought by a field with an index', () => {
  const found = async (filter: object, pageSize = 10) => {
    let answer: unknown;
    const sought = { filter, sort: { version: -1, _id: 1 }, soughtBy: 'name' } as const;
    const sent = await sentDuring([service], async () => {
      answer = await listPage<Row>(rows, sought, at(1, pageSize));
    });
    const finds = sent.filter(({ commandName }) => commandName === 'find');
    return { answer, hints: finds.map(({ command }) => command['hint'] as unknown) };
  };

  beforeAll(() => rows.collection.createIndex({ name: 1 }));
  beforeEach(() => insert(3, 'rare'));

  const BY_NAME = [{ name: 1 }];

  it('are read by that index, in the order of the list', async () => {
    const { answer, hints } = await found({ name: { $regex: '^ra' } });
    expect(hints).toEqual(BY_NAME);
    expect(answer).toEqual([
      [2, 1, 0].map((version) => ({ _id: `rare00000${version}`, name: 'rare', version })),
      { total: 3 },
    ]);
  });

  it('are read by their ids where several words are sought, the narrowest first', async () => {
    const words = [{ name: { $regex: '^r' } }, { name: { $regex: '^rare' } }];
    const filter = { $and: [...words, { version: { $gt: 1 } }] };
    const { answer, hints } = await found(filter);
    expect(hints).toEqual([{ name: 1 }, { _id: 1 }]);
    expect(answer).toEqual([[{ _id: 'rare000002', name: 'rare', version: 2 }], { total: 1 }]);
    await insert(10_000, 'rarely');
    expect((await found(filter)).hints).toEqual([{ name: 1 }, undefined]);
  });

  it('are met on the way through the order when there are many', async () => {
    await insert(30_000, 'common');
    expect((await found({ name: { $regex: '^common' } }, 1)).hints).toEqual(BY_NAME);
    await insert(1, 'common one');
    const { answer, hints } = await found({ name: { $regex: '^common' } }, 1);
    expect(hints).toEqual([undefined]);
    expect(answer).toEqual([
      [{ _id: 'common029999', name: 'common', version: 29_999 }],
      { total: TOTAL_BOUND, totalIsLowerBound: true },
    ]);
  });

  it('cost nothing where nothing is sought', async () => {
    const sought = { filter: { version: 1 }, sort: { _id: 1 }, soughtBy: 'name' } as const;
    const sent = await sentDuring([service], () => listPage<Row>(rows, sought, at(1)));
    expect(sent.map(({ name }) => name)).toEqual([`find ${rows.collection.collectionName}`]);
  });
});
