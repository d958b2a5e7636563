import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What a page for developers is made of; anything else in its folder is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

/**
 * Serves the files that stand in the folder `root` under `prefix`, which ends with a slash; those of folders in it are not found. The
 * plugin that Nest would load for this takes a tenth of every start, for a page that developers open now and then.
 */
export function serveFolder(fastify: FastifyInstance, root: string, prefix: string): void {
  let names: Promise<Set<string>> | undefined;
  fastify.get<{ Params: { file: string } }>(`${prefix}:file`, async ({ params }, reply) => {
    if (params.file === '') return reply.redirect(prefix.slice(0, -1));
    const type = TYPES[extname(params.file)];
    names ??= readdir(root).then((found) => new Set(found));
    if (!type || !(await names).has(params.file)) return reply.callNotFound();
    return reply.type(type).send(createReadStream(join(root, params.file)));
  });
}
