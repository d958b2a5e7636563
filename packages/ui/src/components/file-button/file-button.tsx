import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { WholeNumbers } from '../whole-numbers/whole-numbers';
import styles from './file-button.module.css';

export interface FileButtonProps {
  name: string;
  /** What distinguishes it from others of its kind: its date, what it replaces. */
  detail?: string;
  /** Shows a spinner and refuses clicks while the file is on its way. */
  loading?: boolean;
  onClick: () => void;
}

/** A file in a list of them, which is saved when it is pressed. */
export function FileButton({ name, detail, loading = false, onClick }: FileButtonProps) {
  return (
    <button
      type="button"
      className={styles.file}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={styles.icon}>
        {loading ? <Spinner size="sm" /> : <Download aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <WholeNumbers>{name}</WholeNumbers>
        </span>
        {detail && <span className={styles.detail}> {detail}</span>}
      </span>
    </button>
  );
}

/** A list of files under each other; its children are list items, each with a `FileButton`. */
export function FileList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
