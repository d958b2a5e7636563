import type { AdminCategory, CategoryPlace } from '@solar/contracts/catalog/admin-http';

type Node = Pick<AdminCategory, 'id' | 'parentId' | 'position' | 'version'>;
/** A category with how deep it lies. */
export type TreeRow<T extends Node> = { category: T; depth: number };
/** Where a category can go by one step. */
export const MOVES = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof MOVES)[number];

/** The tree from top to bottom, each category before what is below it. Rows come in the order of their positions. */
export function treeRows<T extends Node>(
  all: readonly T[],
  parentId: string | null = null,
  depth = 0,
): TreeRow<T>[] {
  return childrenOf(all, parentId).flatMap((category) => [
    { category, depth },
    ...treeRows(all, category.id, depth + 1),
  ]);
}

/** What changes when a category goes a step up or down among its own, into the one before it, or out of its parent; null at an end. */
export function moved(all: readonly Node[], id: string, move: Move): CategoryPlace[] | null {
  const node = all.find((one) => one.id === id);
  if (!node) return null;
  const siblings = childrenOf(all, node.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  if (move === 'up') return index > 0 ? placed(all, node, node.parentId, index - 1) : null;
  if (move === 'down') {
    return index < siblings.length - 1 ? placed(all, node, node.parentId, index + 1) : null;
  }
  if (move === 'in') {
    const above = siblings[index - 1];
    return above ? placed(all, node, above.id, childrenOf(all, above.id).length) : null;
  }
  const parent = all.find((one) => one.id === node.parentId);
  if (!parent) return null;
  const place = childrenOf(all, parent.parentId).findIndex((one) => one.id === parent.id);
  return placed(all, node, parent.parentId, place + 1);
}

/** What changes when a category is dropped on another one, whose place it takes; null when that lies below it. */
export function dropped(all: readonly Node[], id: string, onId: string): CategoryPlace[] | null {
  const node = all.find((one) => one.id === id);
  const target = all.find((one) => one.id === onId);
  if (!node || !target || isBelow(all, target, id)) return null;
  const place = childrenOf(all, target.parentId).findIndex((one) => one.id === onId);
  return placed(all, node, target.parentId, place);
}

function placed(
  all: readonly Node[],
  node: Node,
  parentId: string | null,
  index: number,
): CategoryPlace[] {
  const others = childrenOf(all, parentId).filter(({ id }) => id !== node.id);
  return others
    .toSpliced(index, 0, node)
    .flatMap((one, position) =>
      one.position === position && one.parentId === parentId
        ? []
        : [{ id: one.id, parentId, position, version: one.version }],
    );
}

function childrenOf<T extends Node>(all: readonly T[], parentId: string | null): T[] {
  return all
    .filter((one) => one.parentId === parentId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

function isBelow(all: readonly Node[], node: Node, id: string): boolean {
  for (let above: Node | undefined = node; above;) {
    if (above.id === id) return true;
    const { parentId }: Node = above;
    above = all.find((one) => one.id === parentId);
  }
  return false;
}
