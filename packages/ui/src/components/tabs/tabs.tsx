import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUiDirection } from '../ui-text/ui-text';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown beside the label, the number of results for instance. */
  count?: number;
  disabled?: boolean;
  content?: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Names the row of tabs for screen readers. */
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `segmented` for a short choice of views, `line` for parts of a page. */
  variant?: 'line' | 'segmented';
  className?: string;
}

export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  variant = 'line',
  className,
}: TabsProps) {
  const direction = useUiDirection();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const chosen = value ?? own;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) centreChosen(list.current);
  }, [chosen]);
  return (
    <RadixTabs.Root
      dir={direction}
      value={chosen}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
      className={clsx(styles.tabs, className)}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={clsx(styles.list, styles[variant])}
        data-scroll-fade=""
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab}
            // A choice of views without panels here controls nothing that could be named.
            {...(item.content === undefined && { 'aria-controls': undefined })}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
              {item.content}
            </RadixTabs.Content>
          ),
      )}
    </RadixTabs.Root>
  );
}

/** Where the row of tabs scrolls, the chosen one and what is beside it are in sight; the page does not move. */
function centreChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!chosen) return;
  const whole = list.getBoundingClientRect();
  list.scrollLeft += chosen.left + chosen.width / 2 - whole.left - whole.width / 2;
}
