import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findMongod } from '../../src/mongo/mongod';
import { provideMongo } from '../../src/mongo/provider';

const root = mkdtempSync(join(tmpdir(), 'solar-provider-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the MongoDB to work with', () => {
  it('is the one that MONGODB_URL names, which is left alone', async () => {
    const url = 'mongodb://db.test/?replicaSet=rs0';
    const dataDir = join(root, 'unused');
    const server = await provideMongo({ dataDir, port: 0 }, { MONGODB_URL: url, PATH: '' });
    expect(server).toMatchObject({ url, engine: 'external' });
    await server.stop();
  });

  it('is a mongod of the PATH when there is one that can be run', async () => {
    const [empty, plain, good] = ['empty', 'plain', 'good'].map((name) => join(root, name));
    for (const dir of [empty, plain, good]) mkdirSync(dir ?? '');
    writeFileSync(join(plain ?? '', 'mongod'), '');
    const mongod = join(good ?? '', 'mongod');
    writeFileSync(mongod, '');
    chmodSync(mongod, 0o755);
    expect(await findMongod({ PATH: [empty, plain].join(delimiter) })).toBeNull();
    expect(await findMongod({ PATH: [empty, plain, good].join(delimiter) })).toBe(mongod);
    expect(await findMongod({})).toBeNull();
  });
});
