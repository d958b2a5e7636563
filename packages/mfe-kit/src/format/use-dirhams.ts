import { DIRHAM, inDirhams } from '@solar/contracts/common/dirhams';
import type { Money } from '@solar/contracts/common/money-arithmetic';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { useQuery } from '@tanstack/react-query';

const RATE_DIGITS = 6;

/**
 * An amount in dirhams with its rate and the rate's date, written in the language in use. Null for whoever sees no prices, for
 * what is in dirhams already, and while there is no rate with a date.
 */
export function useDirhams(
  value: Money | null | undefined,
): { amount: string; rate: string; date: string } | null {
  const format = useFormat();
  const isAsked = usePriceAccess() === 'visible' && !!value && value.currency !== DIRHAM;
  const { data } = useQuery({ ...siteSettingsQuery, enabled: isAsked });
  if (!isAsked || !data?.dirhamRateDate || data.currency !== value.currency) return null;
  const { dirhamRate, dirhamRateDate } = data;
  const rate = Number(dirhamRate);
  if (!(rate > 0)) return null;
  return {
    amount: format.money(inDirhams(value, dirhamRate)),
    rate: format.number(rate, { maximumFractionDigits: RATE_DIGITS }),
    date: format.date(dirhamRateDate),
  };
}
