/**
 * Makes the components of lucide-react's icons in place of its own, which weighs four times as much: one size and stroke, and
 * attributes as they are given. An icon without a name is nothing to a screen reader.
 */
import { createElement, forwardRef } from 'react';

const LOOK = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** @param {{ node: readonly [string, object][] }} icon */
function createLucideIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef(
    (/** @type {{ size?: number }} */ { size = 24, ...given }, /** @type {unknown} */ ref) => {
      const hidden = 'aria-label' in given || 'role' in given ? undefined : true;
      const attributes = { ...LOOK, width: size, height: size, 'aria-hidden': hidden, ...given };
      return createElement('svg', { ref, ...attributes }, ...shapes);
    },
  );
}

export { createLucideIcon as default };
