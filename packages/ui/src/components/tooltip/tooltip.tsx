import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 400;

export interface TooltipProps {
  /** One short line. Never the only place of something that must be known. */
  content: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The focusable element it explains. */
  children: ReactNode;
}

/** Explains a control on hover and on focus; Escape hides it. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={styles.content}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
