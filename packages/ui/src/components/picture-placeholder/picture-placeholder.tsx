import { clsx } from 'clsx';
import ImageOff from 'lucide-react/icons/image-off';
import styles from './picture-placeholder.module.css';

export interface PicturePlaceholderProps {
  /** What the picture would show; without it, the name stands beside it already. */
  label?: string;
  className?: string;
}

/** Stands where there is no picture: drawn, so that nothing is asked for. */
export function PicturePlaceholder({ label, className }: PicturePlaceholderProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={clsx(styles.placeholder, className)} {...semantics}>
      <ImageOff aria-hidden="true" />
    </span>
  );
}
