import { Injectable } from '@nestjs/common';
import {
  PAGES_MAX,
  type ContentTreeNode,
  type PagePlace,
} from '@solar/contracts/admin/content-http';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { ContentWriter } from '../content-writer';
import { pathOf } from '../content.presenter';
import { ContentRepository } from '../content.repository';
import type { ContentDoc } from '../content.schema';
import { RevisionRepository } from '../history/revision.repository';
import { requirePagePlace } from './page-place';

/** Which page stands below which, and in which order. */
@Injectable()
export class PageTreeService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly revisions: RevisionRepository,
    private readonly transactions: Transactions,
  ) {}

  async tree(): Promise<{ items: ContentTreeNode[] }> {
    const pages = await this.entries.pagesOfTree(PAGES_MAX);
    const known = new Set(pages.map(({ _id }) => _id));
    return { items: pages.map((page) => nodeOf(page, known)) };
  }

  /** Moves pages, all or none. Throws 404, 409 `conflict.version` and 422 `content.bad_parent`. */
  async arrange(places: readonly PagePlace[], by: string): Promise<{ items: ContentTreeNode[] }> {
    await this.transactions.run(async (session) => {
      for (const place of places) await this.place(place, by, session);
      for (const { id, parentId } of places) {
        await requirePagePlace(this.entries, id, { parentId }, session);
      }
    });
    return this.tree();
  }

  /** The place among its siblings is no part of what a page says; the page above it is, and is kept as a revision. */
  private async place(
    { id, parentId, position, version }: PagePlace,
    by: string,
    session: ClientSession,
  ): Promise<void> {
    const page = await this.writer.require('pages', id, session);
    const isMoved = (page.fields['parentId'] ?? null) !== parentId;
    const fields = isMoved ? { ...page.fields, parentId } : page.fields;
    const changed =
      page.version === version &&
      (await this.entries.update(page, { order: position, fields }, session));
    if (!changed) {
      throw problem.changedMeanwhile();
    }
    if (isMoved) await this.revisions.keep({ action: 'edited', by }, page, changed, session);
  }
}

function nodeOf(page: ContentDoc, known: ReadonlySet<string>): ContentTreeNode {
  const { parentId, showInMenu } = page.fields;
  return {
    id: page._id,
    parentId: typeof parentId === 'string' && known.has(parentId) ? parentId : null,
    position: page.order,
    title: page.title,
    slug: page.slug,
    path: pathOf(page),
    status: page.status,
    showInMenu: showInMenu === true,
    version: page.version,
  };
}
