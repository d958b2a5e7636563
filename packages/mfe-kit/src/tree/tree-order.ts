/** Something that stands below another one of its kind, or below none, at a place among its siblings. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  position: number;
  version: number;
}
/** Where a node goes, and of which version of it that was decided. */
export type TreePlace = TreeNode;
/** A node with how deep it lies. */
export type TreeRow<T extends TreeNode> = { node: T; depth: number };
/** Where a node can go by one step. */
export const MOVES = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof MOVES)[number];

/** The tree from top to bottom, each node before what is below it. Rows come in the order of their positions. */
export function treeRows<T extends TreeNode>(
  all: readonly T[],
  parentId: string | null = null,
  depth = 0,
): TreeRow<T>[] {
  return childrenOf(all, parentId).flatMap((node) => [
    { node, depth },
    ...treeRows(all, node.id, depth + 1),
  ]);
}

/** What changes when a node goes a step up or down among its own, into the one before it, or out of its parent; null at an end. */
export function moved(all: readonly TreeNode[], id: string, move: Move): TreePlace[] | null {
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

/** What changes when a node is dropped on another one, whose place it takes; null when that lies below it. */
export function dropped(all: readonly TreeNode[], id: string, onId: string): TreePlace[] | null {
  const node = all.find((one) => one.id === id);
  const target = all.find((one) => one.id === onId);
  if (!node || !target || isBelow(all, target, id)) return null;
  const place = childrenOf(all, target.parentId).findIndex((one) => one.id === onId);
  return placed(all, node, target.parentId, place);
}

function placed(
  all: readonly TreeNode[],
  node: TreeNode,
  parentId: string | null,
  index: number,
): TreePlace[] {
  const others = childrenOf(all, parentId).filter(({ id }) => id !== node.id);
  return others
    .toSpliced(index, 0, node)
    .flatMap((one, position) =>
      one.position === position && one.parentId === parentId
        ? []
        : [{ id: one.id, parentId, position, version: one.version }],
    );
}

function childrenOf<T extends TreeNode>(all: readonly T[], parentId: string | null): T[] {
  return all
    .filter((one) => one.parentId === parentId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

function isBelow(all: readonly TreeNode[], node: TreeNode, id: string): boolean {
  for (let above: TreeNode | undefined = node; above;) {
    if (above.id === id) return true;
    const { parentId }: TreeNode = above;
    above = all.find((one) => one.id === parentId);
  }
  return false;
}
