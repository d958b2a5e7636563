import { fetchLater } from '../document/fetch-later';
import { readPageState } from '../document/page-state';
import { keepLinksInShop } from './links-without-connection';
import { reloadStaleBuild } from './stale-build';

type Router = Parameters<typeof reloadStaleBuild>[0] & Parameters<typeof keepLinksInShop>[0];

/** What a page does once it is there, in a chunk that nobody waits for. */
export function afterStart(router: Router): void {
  reloadStaleBuild(router);
  keepLinksInShop(router);
  void fetchLater(readPageState()?.later ?? []);
}
