import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { UiAnchor } from '../ui-link/ui-link';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';

export interface Step {
  id: string;
  label: ReactNode;
  /** Makes a finished step a way back. */
  href?: string;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Id of the step that is open; the ones before it are done. */
  current: string;
  /** Names the list; "Steps" unless given. */
  label?: string;
  className?: string;
}

/** Where one stands in a sequence such as the checkout. */
export function Stepper({ steps, current, label, className }: StepperProps) {
  const text = useUiText();
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label ?? text.steps} className={clsx(styles.stepper, className)}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const done = index < currentIndex;
          const active = index === currentIndex;
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              <span className={styles.label}>{step.label}</span>
              {done && <VisuallyHidden> ({text.stepDone})</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step.id}
              className={clsx(styles.step, done && styles.done, active && styles.active)}
              aria-current={active ? 'step' : undefined}
            >
              {done && step.href ? (
                <UiAnchor href={step.href} className={styles.content}>
                  {content}
                </UiAnchor>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
