import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'circle' | 'button';
  /** Lines of text; the last one is shorter. */
  lines?: number;
  /** CSS lengths or ratios of the block that will stand here, so that nothing moves. */
  width?: string;
  height?: string;
  aspectRatio?: string;
  className?: string;
}

/** The outline of what is loading. Hidden from screen readers: wrap the group in SkeletonGroup. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  aspectRatio,
  className,
}: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, aspectRatio };
  if (lines > 1) {
    return (
      <span className={clsx(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className={clsx(styles.skeleton, styles.text)} />
        ))}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, styles[shape], className)}
      style={style}
    />
  );
}

/** Announces once that the content of a region is loading. */
export function SkeletonGroup({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const text = useUiText();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
