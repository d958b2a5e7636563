import type { FitCheckResult, FitVerdictName } from '@solar/contracts/catalog/fit-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-fit.module.css';
import { hasMounting, problemsOf, type FitProblem } from './cart-fit-problems';
import { FIT_TONES, OutcomeText } from './fit-row';
import { PlaceFields, type FitPlace } from './place-fields';
import { useFitTexts } from './use-fit-texts';

export interface CartFitProps {
  lines: readonly { productId: string; name: string; quantity: number }[];
  /** Takes over a proposed quantity; without it proposals are only named. */
  onQuantity?: (productId: string, quantity: number) => void;
  /** Hears whether the lines fit as they are now; null while nothing is judged. */
  onVerdict?: (verdict: FitVerdictName | null) => void;
}

const CHECK = '/api/catalog/fit/check';

/** Whether the lines of a cart or a quote make a system: what does not, why, and what mends it. Nothing without a system. */
export default function CartFit({ lines, onQuantity, onVerdict }: CartFitProps) {
  const [place, setPlace] = useState<FitPlace>({ site: 'dubai' });
  const { site, roof, ...grid } = place;
  const body = {
    site,
    roof,
    grid,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  };
  const { data } = useQuery({
    queryKey: [CHECK, body],
    queryFn: ({ signal }) => http.post<FitCheckResult>(CHECK, body, { signal }),
    enabled: lines.length > 1,
    placeholderData: keepPreviousData,
  });
  const judged = data?.lines.some(({ partners }) => partners.length > 0) ?? false;
  const shown = data && lines.length > 1 && judged ? data : null;
  const verdict = shown?.verdict ?? null;
  useEffect(() => {
    onVerdict?.(verdict);
  }, [onVerdict, verdict]);
  if (!shown) return null;
  return (
    <Result
      result={shown}
      nameOf={(id) => lines.find(({ productId }) => productId === id)?.name ?? ''}
      onQuantity={onQuantity}
      place={place}
      onPlace={setPlace}
    />
  );
}

interface ResultProps {
  result: FitCheckResult;
  nameOf: (productId: string) => string;
  onQuantity: CartFitProps['onQuantity'];
  place: FitPlace;
  onPlace: (place: FitPlace) => void;
}

function Result({ result, nameOf, onQuantity, place, onPlace }: ResultProps) {
  const { t } = useTranslation('catalog');
  const texts = useFitTexts();
  const problems = problemsOf(result);
  const { cellMinC, cellHotC, roofC } = result.site;
  return (
    <Card asChild padding="md">
      <section aria-labelledby="cart-fit-title">
        <div className={styles.head}>
          <h2 id="cart-fit-title" className={styles.title}>
            {t('fit.cart.title')}
          </h2>
          <Badge tone={FIT_TONES[result.verdict]}>{texts.verdict(result.verdict)}</Badge>
        </div>
        <PlaceFields place={place} onPlace={onPlace} withGrid withRoof={hasMounting(result)} />
        <div role="status">
          {problems.length === 0 ? (
            <p>{t('fit.cart.fits')}</p>
          ) : (
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <Problem
                  key={`${problem.outcome.rule} ${problem.productIds.join(' ')}`}
                  problem={problem}
                  nameOf={nameOf}
                />
              ))}
            </ul>
          )}
        </div>
        {result.outcomes.filter(isSaidOfGrid).map((outcome) => (
          <p key={outcome.rule}>
            <OutcomeText outcome={outcome} />
          </p>
        ))}
        {result.strings && (
          <p>
            {result.strings
              .map(({ strings, modules }) => t('fit.cart.strings', { count: strings, modules }))
              .join(' · ')}
          </p>
        )}
        <Mends result={result} nameOf={nameOf} onQuantity={onQuantity} />
        <p className={styles.conditions}>
          {t('fit.conditions', { cold: cellMinC, hot: cellHotC, roof: roofC })}
        </p>
      </section>
    </Card>
  );
}

/** What the utility's limit says where it is no problem. */
function isSaidOfGrid({ rule, verdict }: FitCheckResult['outcomes'][number]): boolean {
  return rule === 'utility.power' && verdict !== 'fail';
}

function Problem({ problem, nameOf }: { problem: FitProblem; nameOf: ResultProps['nameOf'] }) {
  const names = problem.productIds.map(nameOf).filter((name) => name !== '');
  return (
    <li className={styles.problem}>
      {names.length > 0 && <strong>{names.join(' + ')}</strong>}
      <OutcomeText outcome={problem.outcome} />
    </li>
  );
}

/** Changes of quantity as one click each. */
function Mends({
  result,
  nameOf,
  onQuantity,
}: Pick<ResultProps, 'result' | 'nameOf' | 'onQuantity'>) {
  const { t } = useTranslation('catalog');
  const texts = useFitTexts();
  const mends = result.mends.filter(({ kind, to }) => kind === 'quantity' && to > 0);
  if (mends.length === 0) return null;
  return (
    <ul className={styles.mends} aria-label={t('fit.cart.mends')}>
      {mends.map(({ productId, to, reason }) => {
        const words = t('fit.cart.mend', {
          name: nameOf(productId),
          text: texts.sentence(reason),
        });
        return (
          <li key={`${productId} ${to}`}>
            {onQuantity ? (
              <Button variant="secondary" size="sm" onClick={() => onQuantity(productId, to)}>
                {words}
              </Button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
