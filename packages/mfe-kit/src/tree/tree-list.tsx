import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import { useState, type ReactNode } from 'react';
import {
  dropped,
  moved,
  MOVES,
  treeRows,
  type Move,
  type TreeNode,
  type TreePlace,
} from './tree-order';
import styles from './tree-list.module.css';

const ICONS = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease } as const;

interface TreeListProps<T extends TreeNode> {
  label: string;
  nodes: readonly T[];
  /** What a node shows of itself. */
  name: (node: T) => ReactNode;
  /** Name of the button that moves a node. */
  moveLabel: (node: T, move: Move) => string;
  actions: (node: T) => ReactNode;
  /** Whether nodes can be moved by this person. */
  movable: boolean;
  /** A move is under way. */
  busy: boolean;
  onMove: (places: TreePlace[]) => void;
}

/** A tree whose rows are dragged onto each other, or moved by their buttons. */
export function TreeList<T extends TreeNode>(props: TreeListProps<T>) {
  const { label, nodes, name, actions, movable, onMove } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (onId: string) => {
    const places = dragged === null ? null : dropped(nodes, dragged, onId);
    if (places && places.length > 0) onMove(places);
    setDragged(null);
  };
  return (
    <ul className={styles.tree} aria-label={label}>
      {treeRows(nodes).map(({ node, depth }) => (
        <li key={node.id}>
          <div
            role="presentation"
            className={styles.row}
            data-dragged={dragged === node.id || undefined}
            draggable={movable}
            onDragStart={() => setDragged(node.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => drop(node.id)}
          >
            <div
              className={styles.name}
              style={{ paddingInlineStart: `calc(${depth} * var(--space-6))` }}
            >
              {name(node)}
            </div>
            {movable && <Moves {...props} node={node} />}
            {actions(node)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Moves<T extends TreeNode>({
  node,
  nodes,
  moveLabel,
  busy,
  onMove,
}: TreeListProps<T> & { node: T }) {
  const button = (move: Move) => {
    const places = moved(nodes, node.id, move);
    const Icon = ICONS[move];
    return (
      <IconButton
        key={move}
        size="sm"
        label={moveLabel(node, move)}
        disabled={busy || places === null}
        onClick={() => places && onMove(places)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <Inline gap="1" wrap={false}>
      {MOVES.map(button)}
    </Inline>
  );
}
