import { Fragment } from 'react';
import styles from './buy-box.module.css';

/** A code up to here fits on a line of a phone. */
const WHOLE_MAX = 18;

/** A product's name whose model code is not broken at its hyphens. */
export function ModelName({ name }: { name: string }) {
  return name.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') && word.length <= WHOLE_MAX ? (
        <span className={styles.code}>{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
