import { counted } from '@tuanbao/library/i18n/counted';

/** A number of insured persons on a page of the sandbox. Some products insure no persons. */
export const headCount = (heads: number): string => (heads === 0 ? '—' : counted`${heads} 人`);
