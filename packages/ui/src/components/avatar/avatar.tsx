import { clsx } from 'clsx';
import { Avatar as RadixAvatar } from 'radix-ui';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Its initials show until the picture is there, or instead of it. */
  name: string;
  src?: string;
  size?: 'sm' | 'md' | 'lg';
  /** The name stands beside it already: then it says nothing. */
  decorative?: boolean;
  className?: string;
}

/** First letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

export function Avatar({ name, src, size = 'md', decorative = false, className }: AvatarProps) {
  const semantics = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <RadixAvatar.Root className={clsx(styles.avatar, styles[size], className)} {...semantics}>
      {src && <RadixAvatar.Image src={src} alt="" className={styles.image} />}
      <RadixAvatar.Fallback className={styles.initials} translate="no">
        {initialsOf(name)}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
