import { Injectable } from '@nestjs/common';
import {
  LIST_VIEW_LIMITS,
  type ListView,
  type SaveListView,
} from '@solar/contracts/account/list-views-http';
import { problem } from '@solar/service-kit/errors/problem';
import { ListViewRepository } from './list-view.repository';
import type { ListViewDoc } from './list-view.schema';

/** How a person wants to see the lists of the back office; nobody else sees it. */
@Injectable()
export class ListViewService {
  constructor(private readonly views: ListViewRepository) {}

  async list(userId: string, list: string): Promise<ListView[]> {
    return (await this.views.list(userId, list)).map(present);
  }

  /** Throws 409 when the list has as many views as a menu shows. */
  async save(userId: string, view: SaveListView): Promise<ListView> {
    const { length } = await this.views.list(userId, view.list);
    const saved = await this.views.save(userId, view, length < LIST_VIEW_LIMITS.perList);
    if (!saved) {
      const message = `At most ${LIST_VIEW_LIMITS.perList} views of a list`;
      throw problem.conflict('account.too_many_views', message);
    }
    return present(saved);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.views.remove(userId, id))) throw problem.notFound('View');
  }
}

function present({ _id: id, name, address, hiddenColumns }: ListViewDoc): ListView {
  return { id, name, address, hiddenColumns };
}
