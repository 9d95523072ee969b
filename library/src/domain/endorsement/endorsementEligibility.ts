import { errorAt, type Problem } from '../problem/problem.ts';

/** What the insurer's side answers to the question whether a policy may be endorsed. */
export interface EligibilityAnswer {
  readonly canProceed: boolean;
  /** Its own words of refusal; empty: the standard sentence. */
  readonly message: string;
  /** The product is endorsed on the insurer's own pages. */
  readonly isExternal: boolean;
  readonly externalAddress: string;
}

/** What happens next. */
export type Eligibility =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'external'; readonly address: string }
  | {
      readonly kind: 'refused';
      /** Shown instead of the problem's sentence where it isn't empty. */
      readonly message: string;
      readonly problem: Problem<'endorsementInProgress' | 'externalAddressInvalid'>;
    };

const isWebAddress = (address: string): boolean =>
  address.length <= 2000 && /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/iu.test(address.trim());

/**
 * Specification §5, preservation duplicate: an external product with an address sends the browser there; otherwise the
 * answer decides, and a refusal without words of its own says that an endorsement is in progress.
 */
export function eligibilityOf(answer: EligibilityAnswer): Eligibility {
  const { canProceed, message, isExternal, externalAddress } = answer;
  if (isExternal && externalAddress !== '') {
    return isWebAddress(externalAddress)
      ? { kind: 'external', address: externalAddress.trim() }
      : { kind: 'refused', message: '', problem: errorAt('', 'externalAddressInvalid') };
  }
  return canProceed ? { kind: 'proceed' } : { kind: 'refused', message, problem: errorAt('', 'endorsementInProgress') };
}
