import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redirect, RedirectInput } from '@solar/contracts/admin/redirects-http';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import { containsText } from '@solar/service-kit/mongo/text-pattern';
import type { Model } from 'mongoose';
import type { RedirectDoc } from './redirect.schema';

/** Redirects that may follow each other; a browser gives up after some more. */
const HOPS_MAX = 5;

/** Addresses that are no page any more, and where they lead. */
@Injectable()
export class RedirectsService {
  constructor(@InjectModel('Redirect') private readonly redirects: Model<RedirectDoc>) {}

  /** By address; `q` is part of either end. */
  async list({ q, ...query }: PageQuery & { q?: string }): Promise<Page<Redirect>> {
    const pattern = q ? containsText(q) : null;
    const filter = pattern ? { $or: [{ from: pattern }, { to: pattern }] } : {};
    const listing = { filter, sort: { from: 1 } } as const;
    const [docs, total] = await listPage<RedirectDoc>(this.redirects, listing, query);
    return paged(docs.map(present), total, query);
  }

  async target(from: string): Promise<{ to: string | null }> {
    const doc = await this.redirects
      .findOne({ from: withoutSlash(from) }, { to: 1 })
      .lean<RedirectDoc>();
    return { to: doc?.to ?? null };
  }

  /** Throws 409 `redirect.exists` and 422 `redirect.loop`. */
  async add(input: RedirectInput, by: string): Promise<Redirect> {
    const from = withoutSlash(input.from);
    await this.refuseLoop(from, input.to);
    try {
      const doc = await this.redirects.create({ _id: newId('rdr'), from, to: input.to, by });
      return present(doc.toObject<RedirectDoc>());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw problem.conflict('redirect.exists', 'This address is redirected already');
    }
  }

  async remove(id: string): Promise<void> {
    const { deletedCount } = await this.redirects.deleteOne({ _id: id });
    if (deletedCount === 0) throw problem.notFound('Redirect');
  }

  private async refuseLoop(from: string, to: string): Promise<void> {
    let next: string | null = to;
    for (let hops = 0; next !== null; hops += 1) {
      const path: string = withoutSlash(next.replace(/[?#].*$/, ''));
      if (path === from || hops === HOPS_MAX) {
        throw problem.unprocessable('redirect.loop', 'This would lead back to the same address');
      }
      next = (await this.target(path)).to;
    }
  }
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/';

function present({ _id, from, to, by, createdAt }: RedirectDoc): Redirect {
  return { id: _id, from, to, by, createdAt: createdAt.toISOString() };
}
