import { DismissableLayer, FocusScope } from 'radix-ui/internal';
import { useState, type ReactNode } from 'react';
import styles from './upper-layer.module.css';

/**
 * What lists and calendars show, as a layer over dialogs. Two libraries open layers, and a dialog of the one would take pointer, wheel
 * and Escape from what the other opens.
 */
export function UpperLayer({ children }: { children: ReactNode }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  FocusScope.useFocusScopeBranch(node);
  return (
    <DismissableLayer.Root ref={setNode} className={styles.layer}>
      {children}
    </DismissableLayer.Root>
  );
}

/** What takes the focus when it is shown. It is shown once a dialog below leaves the focus alone, which would fetch it back. */
export function FocusTaking({ children }: { children: ReactNode }) {
  const [free, setFree] = useState(false);
  return (
    <FocusScope.Root
      className={styles.layer}
      onMountAutoFocus={(event) => {
        event.preventDefault();
        setFree(true);
      }}
      onUnmountAutoFocus={(event) => event.preventDefault()}
    >
      {free && children}
    </FocusScope.Root>
  );
}
