import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

/** Texts of the notice on the page of an order whose cover ends soon. */
export const messages = messagePack(
  {
    renew: '续保',
    endsIn: (end: string, days: number) => counted`保单将于 ${end} 到期，还有 ${days} 天。`,
    endsToday: '保单今日到期。',
    ended: (end: string) => `保单已于 ${end} 到期。`,
  },
  {
    renew: 'Renew',
    endsIn: (end, days) => counted`Cover ends on ${end}, in ${plural(days, 'day')}.`,
    endsToday: 'Cover ends today.',
    ended: (end) => `Cover ended on ${end}.`,
  },
);
